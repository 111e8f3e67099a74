import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compiler, rspack } from '@rspack/core';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
/** The shell's servers read these, beside the remote and once a build. */
const FOR_SERVERS = /^fragments\//;
/** Below one packet a smaller file is no faster. */
const MIN_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** By what is added to the name, as static servers look for it; at the best quality, since a build happens once. */
const COMPRESSIONS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Emits a `.br` and a `.gz` beside each script, style sheet, JSON and SVG file that is worth it. */
export class EmitCompressed {
  apply(compiler: Compiler): void {
    const { RawSource } = rspack.sources;
    compiler.hooks.thisCompilation.tap('EmitCompressed', (compilation) => {
      // after everything else: names and contents are final, and federation has written its manifest
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'EmitCompressed', stage }, async () => {
        const assets = compilation
          .getAssets()
          .filter(({ name }) => COMPRESSIBLE.test(name) && !FOR_SERVERS.test(name));
        const compressed = assets.flatMap(({ name, source }) => {
          const content = source.buffer();
          // under a name that stays, a file must never lie beside what an older build made of it
          if (HASHED.test(name) && content.length < MIN_BYTES) return [];
          return Object.entries(COMPRESSIONS).map(async ([suffix, compress]) => {
            const smaller = await compress(content);
            compilation.emitAsset(name + suffix, new RawSource(smaller));
          });
        });
        await Promise.all(compressed);
      });
    });
  }
}
