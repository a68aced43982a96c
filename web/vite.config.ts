// This file is how the client is built, and served while it is being made.

import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

const server = loadEnv("", ".", "GREATCIRCLE_").GREATCIRCLE_SERVER ?? "http://127.0.0.1:8765";
const COMPRESSED = /\.(?:css|html|js|json|svg)$/;
const COMPRESSED_FROM = 1000;

/** Writes `.br` beside every file of text, as small as brotli can, so that the server need not. */
function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          const content = output.type === "chunk" ? output.code : output.source;
          if (!COMPRESSED.test(fileName) || content.length < COMPRESSED_FROM) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          const source = brotliCompressSync(content, { params });
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), brotli()],
  build: {
    outDir: "../src/greatcircle/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
