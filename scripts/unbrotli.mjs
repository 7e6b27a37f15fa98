// Usage: sh scripts/node.sh scripts/unbrotli.mjs FROM TO [FROM TO]...
// Unpacks brotli files, which Python's own library can't.
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const names = process.argv.slice(2);
for (let at = 0; at < names.length; at += 2) {
  await pipeline(createReadStream(names[at]), createBrotliDecompress(), createWriteStream(names[at + 1]));
}
