import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The icons stand in the page itself: references between symbols work only inside one document. */
function icons(): Plugin {
  const file = here("src/look/icons.svg");
  return {
    name: "icons",
    transformIndexHtml: (html) =>
      html.replace("<!-- icons -->", () => readFileSync(file, "utf8").replace("<svg ", '<svg class="sprite" aria-hidden="true" ')),
  };
}

/** Beside every text a packed copy, which the server sends to whoever takes it; fonts are packed already. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      for (const name of Object.keys(bundle).filter((one) => /\.(css|html|js|json|svg)$/.test(one))) {
        writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here("."),
  plugins: [svelte(), icons(), packed()],
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
