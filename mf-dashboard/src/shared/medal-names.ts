import type { MedalName } from '@zielona-fala/contracts';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { type MedalKind, partsOf } from './medal-kind.ts';

const NAMES: Readonly<Record<MedalKind, MessageDescriptor>> = defineMessages({
  'first-pass': {
    id: 'dashboard.medal.first-pass',
    defaultMessage: 'Pierwszy zdany egzamin',
    description: 'Medal: the first exam that was passed',
  },
  'perfect-pass': {
    id: 'dashboard.medal.perfect-pass',
    defaultMessage: 'Komplet punktów',
    description: 'Medal: an exam with all points',
  },
  passes: {
    id: 'dashboard.medal.passes',
    defaultMessage: '{count, number} zdanych egzaminów',
    description: 'Medal: 10, 50 or 100 passed exams',
  },
  'three-categories': {
    id: 'dashboard.medal.three-categories',
    defaultMessage: 'Trzy kategorie',
    description: 'Medal: exams passed in three categories',
  },
  streak: {
    id: 'dashboard.medal.streak',
    defaultMessage: '{count, number} dni z rzędu',
    description: 'Medal: 3, 7, 30 or 100 days of practice in a row',
  },
  mastered: {
    id: 'dashboard.medal.mastered',
    defaultMessage: '{count, number} opanowanych pytań',
    description: 'Medal: 100, 500 or 1000 mastered questions',
  },
  'week-winner': {
    id: 'dashboard.medal.week-winner',
    defaultMessage: 'Zwycięstwo tygodnia',
    description: 'Medal: first in the ranking of a week',
  },
});

/** A medal in the words of the interface. */
export function medalName(medal: MedalName, { formatMessage }: IntlShape): string {
  const { kind, count } = partsOf(medal);
  return formatMessage(NAMES[kind], { count });
}
