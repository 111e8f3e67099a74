import {
  type AnswersByNumber,
  CATEGORIES,
  type CategoryName,
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
}

const DAY_MS = 86_400_000;
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

/** What is kept in this browser of a visitor's answers, for as long as an account would take them. */
export const guestAnswers = {
  all(): readonly GuestAnswer[] {
    const kept = parsed(browserMemory.read('guestAnswers'));
    return Array.isArray(kept) ? kept.filter(isGuestAnswer) : [];
  },
  of(category: CategoryName): AnswersByNumber {
    const own = guestAnswers.all().filter(({ categoryName }) => categoryName === category);
    return Object.fromEntries(own.map(({ questionNumber, answer }) => [questionNumber, answer]));
  },
  add(answer: GuestAnswer): void {
    guestAnswers.keep([...guestAnswers.all(), answer]);
  },
  /** Deletes those that no account would take any more. */
  forgetOld(): void {
    guestAnswers.keep(guestAnswers.all());
  },
  keep(answers: readonly GuestAnswer[]): void {
    browserMemory.write('guestAnswers', answers.length === 0 ? null : JSON.stringify(answers));
  },
};
