import type { Answer } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const WORDS = defineMessages({
  yes: { id: 'public.answer.yes', defaultMessage: 'TAK', description: 'Answer to a yes/no question' },
  no: { id: 'public.answer.no', defaultMessage: 'NIE', description: 'Answer to a yes/no question' },
  yesKey: {
    id: 'public.answer.yes.key',
    defaultMessage: 'T',
    description: 'First letter of the answer yes, in a circle beside it',
  },
  noKey: {
    id: 'public.answer.no.key',
    defaultMessage: 'N',
    description: 'First letter of the answer no, in a circle beside it',
  },
});

interface AnswerWords {
  readonly key: MessageDescriptor;
  readonly word: MessageDescriptor;
}

/** Words of yes and no; null for a letter, which is the same in all languages. */
export function wordsOf(answer: Answer): AnswerWords | null {
  if (answer === 'T') return { key: WORDS.yesKey, word: WORDS.yes };
  if (answer === 'N') return { key: WORDS.noKey, word: WORDS.no };
  return null;
}
