import type { Compilation } from '@rspack/core';

/** Text of a build's style sheets for inlining, without source map references. */
export function textOfStyles(compilation: Compilation, files: readonly string[]): string {
  return files.map((file) => textOf(compilation, file)).join('\n');
}

function textOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`the build has no ${file}`);
  return asset.source
    .source()
    .toString()
    .replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
}
