import type { QuestionDto } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';
import { wordsOf } from './words.ts';

/** What the picture or film of a question shows, in words; an official edition has none, but each control needs a name. */
export function useMediaName(question: QuestionDto): string {
  const intl = useIntl();
  const told = wordsOf(question)?.mediaAlt ?? '';
  if (told !== '') return told;
  return intl.formatMessage(
    {
      id: 'dashboard.question.media',
      defaultMessage: 'Ilustracja do pytania {number}',
      description: 'Name of a picture or film that nobody has described; number of its question',
    },
    { number: String(question.questionNumber) },
  );
}
