import { DEFAULT_LOCALE, type QuestionLanguage } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { Tag } from './Tag.tsx';

export interface PolishInsteadProps {
  /** What the text was asked for in. */
  readonly asked: QuestionLanguage;
  /** What it came in; undefined while there is no text. */
  readonly language: QuestionLanguage | undefined;
}

/** Marks a text that is shown in Polish because the question bank has no translation. */
export function PolishInstead({ asked, language }: PolishInsteadProps) {
  if (language !== DEFAULT_LOCALE || asked === DEFAULT_LOCALE) return null;
  return (
    <Tag>
      <FormattedMessage
        id="kit.polish-instead"
        defaultMessage="Tylko po polsku"
        description="Beside a question that the bank has in Polish alone, though another language was asked for"
      />
    </Tag>
  );
}
