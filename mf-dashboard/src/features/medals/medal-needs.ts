import { EXAM, type MedalName, STREAK_ANSWERS } from '@zielona-fala/contracts';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { type MedalKind, partsOf } from '../../shared/medal-kind.ts';

const NEEDS: Readonly<Record<MedalKind, MessageDescriptor>> = defineMessages({
  'first-pass': {
    id: 'dashboard.medals.need.first-pass',
    defaultMessage: 'Zdaj jeden egzamin',
    description: 'What a medal takes',
  },
  'perfect-pass': {
    id: 'dashboard.medals.need.perfect-pass',
    defaultMessage: 'Zdobądź {total} z {total} punktów',
    description: 'What a medal takes',
  },
  passes: {
    id: 'dashboard.medals.need.passes',
    defaultMessage: 'Zdaj {count, number} egzaminów',
    description: 'What a medal takes: 10, 50 or 100 passed exams',
  },
  'three-categories': {
    id: 'dashboard.medals.need.three-categories',
    defaultMessage: 'Zdaj egzamin w trzech kategoriach',
    description: 'What a medal takes',
  },
  streak: {
    id: 'dashboard.medals.need.streak',
    defaultMessage: '{count, number} dni z rzędu po {answers} pytań',
    description: 'What a medal takes: 3, 7, 30 or 100 days in a row with 10 questions each',
  },
  mastered: {
    id: 'dashboard.medals.need.mastered',
    defaultMessage: 'Opanuj {count, number} pytań: powtarzaj, aż zostaną w pamięci',
    description: 'What a medal takes: 100, 500 or 1000 mastered questions',
  },
  'week-winner': {
    id: 'dashboard.medals.need.week-winner',
    defaultMessage: 'Bądź na pierwszym miejscu rankingu, gdy tydzień się kończy',
    description: 'What a medal takes',
  },
});

/** What a medal takes, in the words of the interface. */
export function medalNeed(medal: MedalName, { formatMessage }: IntlShape): string {
  const { kind, count } = partsOf(medal);
  return formatMessage(NEEDS[kind], { count, total: EXAM.totalPoints, answers: STREAK_ANSWERS });
}
