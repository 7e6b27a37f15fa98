import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte()],
  resolve: { alias: { "@": here("src"), "@bequest": here("../src/bequest") } },
  build: {
    // Inside the Python package, so that the wheel carries the page and needs no Node.
    outDir: here("../src/bequest/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the strict content policy allows no data: in scripts and fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } }, fs: { allow: [here("..")] } },
});
