import { getGuestPack } from '@zielona-fala/contracts/api/pack/get-guest-pack';
import { getPack } from '@zielona-fala/contracts/api/pack/get-pack';
import { sendGuestAnswers } from '@zielona-fala/contracts/api/pack/send-guest-answers';
import { sendPackAnswers } from '@zielona-fala/contracts/api/pack/send-pack-answers';
import { nextQuestions, packStudyDto } from '@zielona-fala/learning';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import { examined, ofNumbers } from '../learning/catalogue.ts';
import { type KnowledgeParts, presentKnowledge } from '../study/present-knowledge.ts';
import { countGuestAnswers, guestQuestions } from './guest.ts';
import { ANYBODY } from './issue.ts';
import { countAnswers, type SyncParts } from './sync.ts';

export interface PackParts extends SyncParts, KnowledgeParts {
  readonly learners: SyncParts['learners'];
  readonly bank: SyncParts['bank'];
  readonly present: QuestionPresenter;
}

/** Practice without a connection or an account: its questions, and later its answers. */
export function packRoutes(parts: PackParts): readonly Endpoint[] {
  const { catalogue, bank, present, clock } = parts;
  return [
    serve(getPack, async ({ query: { cat, lang, size }, user: { userId } }) => {
      const withheld = await parts.withheldFrom(userId);
      const asked = examined(await catalogue.of(cat));
      const open = asked.filter(({ number }) => !withheld.has(number));
      const { knowledge, preferences, options } = await presentKnowledge(parts, userId, cat);
      const planned = nextQuestions(open, knowledge, options, size).map(({ number }) => number);
      const made = clock.now();
      const questions = await bank.revisions(ofNumbers(open, planned));
      return {
        made: made.toISOString(),
        issue: parts.issues.write({ userId, made }),
        questions: await Promise.all(questions.map((each) => present.solved(each, lang))),
        study: packStudyDto(asked, knowledge, preferences),
      };
    }),
    serve(sendPackAnswers, ({ body, user }) => countAnswers(parts, user.userId, body)),
    serve(getGuestPack, async ({ query: { cat, lang, round } }) => {
      const made = clock.now();
      const questions = await guestQuestions(parts, cat, round);
      return {
        made: made.toISOString(),
        issue: parts.issues.write({ userId: ANYBODY, made }),
        questions: await Promise.all(questions.map((each) => present.solved(each, lang))),
      };
    }),
    serve(sendGuestAnswers, ({ body, user }) => countGuestAnswers(parts, user.userId, body)),
  ];
}
