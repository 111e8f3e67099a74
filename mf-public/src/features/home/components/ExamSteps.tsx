import { EXAM } from '@zielona-fala/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RICH_TEXT } from '../../../shared/rich-text.tsx';
import * as css from './ExamSteps.module.css';

/** What happens with one question, and how long it takes. */
export function ExamSteps() {
  return (
    <ul className={css.steps}>
      <Step figure={<Seconds count={EXAM.readSeconds} />}>
        <FormattedMessage
          id="public.exam.step.read"
          defaultMessage="<b>Czytasz</b> pytanie podstawowe. Naciśnij START, żeby odpowiedzieć wcześniej."
          description="Time to read a basic question; START is the button of the exam"
          values={RICH_TEXT}
        />
      </Step>
      <Step
        figure={
          <FormattedMessage
            id="public.exam.step.film.figure"
            defaultMessage="1 raz"
            description="In place of a time: the film plays once. At most 6 characters"
          />
        }
      >
        <FormattedMessage
          id="public.exam.step.film"
          defaultMessage="<b>Oglądasz film,</b> jeśli pytanie go ma. Ostatnia klatka zostaje na ekranie."
          description="The film of a basic question"
          values={RICH_TEXT}
        />
      </Step>
      <Step figure={<Seconds count={EXAM.answerSeconds} />}>
        <FormattedMessage
          id="public.exam.step.answer"
          defaultMessage="<b>Odpowiadasz</b> TAK lub NIE. Do końca czasu możesz zmienić zdanie."
          description="Time to answer a basic question"
          values={RICH_TEXT}
        />
      </Step>
      <Step figure={<Seconds count={EXAM.technicalSeconds} />}>
        <FormattedMessage
          id="public.exam.step.technical"
          defaultMessage="<b>Pytanie specjalistyczne:</b> czytasz i wybierasz A, B lub C."
          description="Time of a specialist question"
          values={RICH_TEXT}
        />
      </Step>
      <Step figure="←">
        <FormattedMessage
          id="public.exam.step.back"
          defaultMessage="<b>Powrotu nie ma.</b> Po przejściu dalej odpowiedź zostaje."
          description="There is no going back to an earlier question"
          values={RICH_TEXT}
        />
      </Step>
    </ul>
  );
}

function Step({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={css.step}>
      <span className={css.figure} aria-hidden={figure === '←' ? true : undefined}>
        {figure}
      </span>
      <p>{children}</p>
    </li>
  );
}

function Seconds({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="public.exam.step.seconds"
      defaultMessage="{count, number} s"
      description="A time in seconds, with the unit's symbol"
      values={{ count }}
    />
  );
}
