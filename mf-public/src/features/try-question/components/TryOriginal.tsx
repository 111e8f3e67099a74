import type { QuestionTranslationDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './TryOriginal.module.css';

/** The question as the exam asks it in Polish, once somebody wants it: a translation is only help. */
export function TryOriginal({ words }: { readonly words: QuestionTranslationDto }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={css.open} onPress={() => setOpen(true)}>
        <FormattedMessage
          id="public.try.original"
          defaultMessage="Pokaż oryginał po polsku"
          description="Shows the Polish original of a translated question to try"
        />
      </Button>
    );
  }
  const { questionText, answerA, answerB, answerC } = words;
  const answers = Object.entries({ A: answerA, B: answerB, C: answerC }).filter(([, text]) => text !== null);
  return (
    <blockquote className={css.original} lang="pl">
      <p>{questionText}</p>
      {answers.length > 0 ? (
        <ul>
          {answers.map(([letter, text]) => (
            <li key={letter}>
              {letter}. {text}
            </li>
          ))}
        </ul>
      ) : null}
    </blockquote>
  );
}
