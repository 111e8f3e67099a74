import {
  type AnswersByNumber,
  CATEGORIES,
  type CategoryName,
  DAY_MS,
  HANDED_OVER,
  LETTER_ANSWERS,
  PACK_ANSWERS,
  type PackAnswer,
  YES_NO_ANSWERS,
} from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';

/** An answer that was given before there was an active account. */
export interface GuestAnswer extends PackAnswer {
  readonly categoryName: CategoryName;
  /** Of the pack that the question came with: signed, so that it makes a day. */
  readonly issue: string;
  /** Already transferred to the account. */
  readonly isCounted?: boolean;
  /** Given by somebody who is signed in. */
  readonly isLearners?: boolean;
}

const ANSWERS: readonly unknown[] = [...YES_NO_ANSWERS, ...LETTER_ANSWERS];
const NAMES: readonly unknown[] = CATEGORIES;

/** Any program on this device could have written there. */
function isGuestAnswer(value: unknown): value is GuestAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { categoryName, issue, questionNumber, answer, answeredAt } = value as Record<string, unknown>;
  return (
    NAMES.includes(categoryName) &&
    typeof issue === 'string' &&
    Number.isSafeInteger(questionNumber) &&
    ANSWERS.includes(answer) &&
    typeof answeredAt === 'string' &&
    Date.now() - Date.parse(answeredAt) < PACK_ANSWERS.days * DAY_MS
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

type Key = (typeof HANDED_OVER)[number];

/** What belongs to a learner goes when the session ends, and to nobody else. */
const keyOf = ({ isCounted, isLearners }: GuestAnswer): Key =>
  isCounted || isLearners ? 'accountAnswers' : 'guestAnswers';

function keptUnder(key: Key): readonly GuestAnswer[] {
  const kept = parsed(browserMemory.read(key));
  return Array.isArray(kept) ? kept.filter(isGuestAnswer) : [];
}

/** What is kept in this browser of a visitor's answers, for as long as an account would take them. */
export const guestAnswers = {
  all(): readonly GuestAnswer[] {
    return HANDED_OVER.flatMap(keptUnder);
  },
  of(category: CategoryName): AnswersByNumber {
    const own = guestAnswers.all().filter(({ categoryName }) => categoryName === category);
    return Object.fromEntries(own.map(({ questionNumber, answer }) => [questionNumber, answer]));
  },
  add(answer: GuestAnswer): void {
    const isLearners = browserMemory.read('signedIn') !== null;
    guestAnswers.keep([...guestAnswers.all(), { ...answer, ...(isLearners && { isLearners }) }]);
  },
  /** Deletes those that no account would take any more. */
  forgetOld(): void {
    guestAnswers.keep(guestAnswers.all());
  },
  keep(answers: readonly GuestAnswer[]): void {
    for (const key of HANDED_OVER) {
      const own = answers.filter((answer) => keyOf(answer) === key);
      browserMemory.write(key, own.length === 0 ? null : JSON.stringify(own));
    }
  },
};
