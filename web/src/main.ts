import "@/look/tokens.css";
import "@/look/fonts.css";
import "@/look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });
