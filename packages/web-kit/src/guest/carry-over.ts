import {
  COUNTED_OUTCOMES,
  type GuestAnswersDto,
  LATER_OUTCOME,
  type PackAnswerOutcome,
} from '@zielona-fala/contracts';
import { sendGuestAnswers } from '@zielona-fala/contracts/api/pack/send-guest-answers';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';
import { type GuestAnswer, guestAnswers } from './guest-answers.ts';

/** What became of a visitor's answers. */
export interface CarriedOver {
  readonly counted: number;
  /** Those that can never count. */
  readonly refused: number;
}

/**
 * Transfers answers given here without an account to the signed-in account. Answers that could not be sent are kept for the
 * next time; sent twice, it counts once.
 * @param options.isForgotten whether the browser forgets what counts: an active learner goes on in the account
 * @returns null when nothing was to be handed over
 */
export async function carryOver(
  { api }: Pick<Portal, 'api'>,
  { isForgotten }: { readonly isForgotten: boolean },
): Promise<CarriedOver | null> {
  const waiting = guestAnswers.all().filter(({ isCounted }) => !isCounted);
  const sum = { counted: 0, refused: 0 };
  const packs = Map.groupBy(waiting, ({ categoryName, issue }) => `${categoryName} ${issue}`);
  for (const answers of packs.values()) {
    const outcomes = await send(api, answers);
    if (outcomes === null) continue;
    const done = new Map(outcomes.map(({ questionNumber, outcome }) => [questionNumber, outcome]));
    sum.counted += outcomes.filter(({ outcome }) => COUNTED_OUTCOMES.includes(outcome)).length;
    sum.refused += outcomes.filter(
      ({ outcome }) => !COUNTED_OUTCOMES.includes(outcome) && outcome !== LATER_OUTCOME,
    ).length;
    settle(answers, done);
  }
  if (isForgotten) guestAnswers.keep(guestAnswers.all().filter(({ isCounted }) => !isCounted));
  return sum.counted + sum.refused === 0 ? null : sum;
}

/** @param given of one pack. @returns null where there was no answer now */
async function send(
  api: Portal['api'],
  given: readonly GuestAnswer[],
): Promise<GuestAnswersDto['answers'] | null> {
  const [first] = given;
  if (first === undefined) return null;
  const { categoryName, issue } = first;
  const answers = [...new Map(given.map((each) => [each.questionNumber, each])).values()].map(
    ({ questionNumber, answer, answeredAt }) => ({ questionNumber, answer, answeredAt }),
  );
  try {
    const body = { categoryName, issue, answers };
    return (await api.request(requestTo(sendGuestAnswers, { body }))).answers;
  } catch (error) {
    if (failureOf(error)?.type !== 'validation') return null;
    return answers.map(({ questionNumber }) => ({ questionNumber, outcome: 'not-allowed' }));
  }
}

/** Notes which answers count, and drops those that never can. */
function settle(sent: readonly GuestAnswer[], outcomes: ReadonlyMap<number, PackAnswerOutcome>): void {
  const settled = new Set(sent.map(nameOf));
  guestAnswers.keep(
    guestAnswers.all().flatMap((each) => {
      const outcome = settled.has(nameOf(each)) ? outcomes.get(each.questionNumber) : undefined;
      if (outcome === undefined || outcome === LATER_OUTCOME) return [each];
      return COUNTED_OUTCOMES.includes(outcome) ? [{ ...each, isCounted: true }] : [];
    }),
  );
}

const nameOf = ({ categoryName, questionNumber, answeredAt }: GuestAnswer): string =>
  `${categoryName} ${questionNumber} ${answeredAt}`;
