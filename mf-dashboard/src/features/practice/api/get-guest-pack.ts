import type { CategoryName, Locale, PackDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

export interface GuestRound {
  readonly cat: CategoryName;
  readonly lang: Locale;
  /** From 0. */
  readonly round: number;
}

/** Ten questions with their answers. Refused with `category-unavailable`. */
export const { useGetGuestPackQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestPack: build.query<PackDto, GuestRound>({
      query: ({ cat, lang, round }) => `v1/tests/guest-pack?cat=${cat}&lang=${lang}&round=${round}`,
    }),
  }),
});
