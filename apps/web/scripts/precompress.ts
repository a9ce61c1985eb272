/** Compresses the built assets once, as far as it goes: brotli 11 and gzip 9 beside each file. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = new URL("../dist/client", import.meta.url).pathname;
const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

const files = await readdir(folder, { recursive: true });
await Promise.all(
  files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
);

async function compress(file: string) {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
