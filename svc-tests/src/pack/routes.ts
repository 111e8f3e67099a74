import {
  type CategoryName,
  GUEST_PACK,
  type GuestAnswersRequest,
  type Locale,
  PACK_ANSWERS,
  PACK_SIZE,
  type PackAnswer,
  type PackAnswersRequest,
} from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import type { QuestionPresenter } from '../bank/present.ts';
import { examined } from '../learning/catalogue.ts';
import { nextQuestions } from '../learning/plan.ts';
import { type KnowledgeParts, presentKnowledge } from '../study/knowledge.ts';
import { countGuestAnswers, guestQuestions } from './guest.ts';
import { ANYBODY } from './issue.ts';
import { countAnswers, type SyncParts } from './sync.ts';

const PACK = shapeOf<{ cat: CategoryName; lang: Locale; size: number }>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  size: Joi.number().integer().min(1).max(PACK_SIZE.most).default(PACK_SIZE.usual),
});

const GUEST = shapeOf<{ cat: CategoryName; lang: Locale; round: number }>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  round: Joi.number()
    .integer()
    .min(0)
    .max(GUEST_PACK.rounds - 1)
    .default(0),
});

const GIVEN = Joi.array()
  .items(
    shapeOf<PackAnswer>({
      questionNumber: FIELDS.id.required(),
      answer: FIELDS.answer.required(),
      answeredAt: FIELDS.instant.required(),
    }),
  )
  .unique('questionNumber')
  .min(1);

const ISSUE = Joi.string().max(200);

const ANSWERS = shapeOf<PackAnswersRequest>({
  categoryName: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  issue: ISSUE,
  answers: GIVEN.max(PACK_ANSWERS.most).required(),
});

const GUEST_ANSWERS = shapeOf<GuestAnswersRequest>({
  categoryName: FIELDS.category.required(),
  issue: ISSUE,
  answers: GIVEN.max(GUEST_PACK.size * GUEST_PACK.rounds).required(),
});

export interface PackParts extends SyncParts, KnowledgeParts {
  readonly learning: SyncParts['learning'];
  readonly learners: SyncParts['learners'];
  readonly bank: SyncParts['bank'];
  readonly present: QuestionPresenter;
}

/** Practice without a connection or an account: its questions, and later its answers. */
export function packEndpoints(parts: PackParts): readonly Endpoint[] {
  const { catalogue, bank, present, clock } = parts;
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/pack',
      summary: 'Questions with their answers, to practise without a connection',
      access: 'active',
      query: PACK,
      returns: RESPONSES.pack,
      async handle({ query: { cat, lang, size }, user: { userId } }) {
        const withheld = await parts.withheldFrom(userId);
        const open = examined(await catalogue.of(cat)).filter(({ number }) => !withheld.has(number));
        const { knowledge, wish } = await presentKnowledge(parts, userId, cat);
        const byNumber = new Map(open.map((question) => [question.number, question]));
        const planned = nextQuestions(open, knowledge, wish, size);
        const made = clock.now();
        const questions = await bank.revisions(planned.flatMap(({ number }) => byNumber.get(number) ?? []));
        return {
          made: made.toISOString(),
          issue: parts.issues.write({ userId, made }),
          questions: await Promise.all(questions.map((each) => present.solved(each, lang))),
        };
      },
    }),
    endpoint({
      method: 'post',
      path: '/api/v1/tests/pack/answers',
      summary: 'Counts answers that were given without a connection; each counts once',
      access: 'active',
      body: ANSWERS,
      returns: RESPONSES.packAnswers,
      handle: ({ body, user }) => countAnswers(parts, user.userId, body),
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/guest-pack',
      summary: 'Ten questions with their answers, for whoever has no account yet',
      problems: ['category-unavailable'],
      access: 'public',
      query: GUEST,
      returns: RESPONSES.pack,
      async handle({ query: { cat, lang, round } }) {
        const made = clock.now();
        const questions = await guestQuestions(parts, cat, round);
        return {
          made: made.toISOString(),
          issue: parts.issues.write({ userId: ANYBODY, made }),
          questions: await Promise.all(questions.map((each) => present.solved(each, lang))),
        };
      },
    }),
    endpoint({
      method: 'post',
      path: '/api/v1/tests/guest-pack/answers',
      summary: 'Counts answers that were given before there was an account; they earn no experience',
      access: 'signed-in',
      body: GUEST_ANSWERS,
      returns: RESPONSES.guestAnswers,
      handle: ({ body, user }) => countGuestAnswers(parts, user.userId, body),
    }),
  ];
}
