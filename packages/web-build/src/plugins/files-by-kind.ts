import type { PageFiles } from '@zielona-fala/contracts/portal';

/** Files of a build, apart by what they are; others are left out. */
export const byKind = (files: readonly string[]): PageFiles => ({
  styles: files.filter((file) => file.endsWith('.css')),
  scripts: files.filter((file) => file.endsWith('.js')),
});
