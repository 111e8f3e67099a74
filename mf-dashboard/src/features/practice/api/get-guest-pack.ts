import type { CategoryName, Locale, PackDto } from '@zielona-fala/contracts';
import { getGuestPack } from '@zielona-fala/contracts/api/pack/get-guest-pack';
import { requestTo } from '@zielona-fala/contracts/portal';
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
      query: ({ cat, lang, round }) => requestTo(getGuestPack, { query: { cat, lang, round } }),
    }),
  }),
});
