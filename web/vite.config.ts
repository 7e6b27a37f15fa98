import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The icons stand in the page itself: references between symbols work only inside one document. */
function icons(): Plugin {
  const file = here("src/look/icons.svg");
  return {
    name: "icons",
    transformIndexHtml: (html) =>
      html.replace("<!-- icons -->", () => readFileSync(file, "utf8").replace("<svg ", '<svg hidden aria-hidden="true" ')),
  };
}

export default defineConfig({
  root: here("."),
  plugins: [svelte(), icons()],
  resolve: { alias: { "@": here("src") } },
  build: {
    // Inside the Python package, so that the wheel carries the page and needs no Node.
    outDir: here("../src/bequest/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the strict content policy allows fonts from this server only
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } },
    fs: { allow: [here("..")] },
  },
});
