import type { HeadBook, HeadBookOptions } from './page-heads.ts';

/** A book whose code is fetched for the first page that the server has not written. */
export function createLazyHeadBook({ onError }: Pick<HeadBookOptions, 'onError'>): HeadBook {
  let known: HeadBook | null = null;
  return {
    async of(page, locale) {
      try {
        const { createHeadBook, fetchHeads } = await import('./page-heads.ts');
        known ??= createHeadBook({ fetchHeads, onError });
        return await known.of(page, locale);
      } catch (error) {
        onError(error);
        return null;
      }
    },
  };
}
