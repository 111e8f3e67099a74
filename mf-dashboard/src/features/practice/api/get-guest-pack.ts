import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { getGuestPack } from '@zielona-fala/contracts/api/pack/get-guest-pack';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

export interface GuestRound {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  /** From 0. */
  readonly round: number;
}

/** Ten questions with their answers. Refused with `category-unavailable`. */
export const { useGetGuestPackQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestPack: build.query(
      asks(({ cat, lang, round }: GuestRound) => requestTo(getGuestPack, { query: { cat, lang, round } })),
    ),
  }),
});
