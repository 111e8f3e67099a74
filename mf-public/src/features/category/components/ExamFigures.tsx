import { EXAM } from '@zielona-fala/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';
import * as css from './ExamFigures.module.css';

const MINUTE = 60;

/** The state exam in its numbers, the same for each category. */
export function ExamFigures() {
  return (
    <ArticleSection
      heading={
        <FormattedMessage
          id="public.category.exam"
          defaultMessage="Egzamin w liczbach"
          description="Heading on the page of a licence category: the numbers of the theory exam"
        />
      }
    >
      <dl className={css.figures}>
        <Figure value={EXAM.primaryQuestions}>
          <FormattedMessage
            id="public.category.exam.primary"
            defaultMessage="pytań podstawowych, TAK lub NIE: {read} s na przeczytanie, {answer} s na odpowiedź"
            description="After the number 20: basic questions, yes or no, with the seconds to read and to answer"
            values={{ read: EXAM.readSeconds, answer: EXAM.answerSeconds }}
          />
        </Figure>
        <Figure value={EXAM.technicalQuestions}>
          <FormattedMessage
            id="public.category.exam.technical"
            defaultMessage="pytań specjalistycznych, A, B lub C: {seconds} s na każde"
            description="After the number 12: specialist questions, one of A/B/C, with the seconds for each"
            values={{ seconds: EXAM.technicalSeconds }}
          />
        </Figure>
        <Figure value={EXAM.durationSeconds / MINUTE}>
          <FormattedMessage
            id="public.category.exam.minutes"
            defaultMessage="minut na całość, bez powrotu do wcześniejszych pytań"
            description="After the number 25: minutes in all, without going back"
          />
        </Figure>
        <Figure value={EXAM.passPoints}>
          <FormattedMessage
            id="public.category.exam.pass"
            defaultMessage="z {total} punktów to próg; pytanie jest warte 1, 2 lub 3 punkty"
            description="After the number 68: of 74 points is the pass mark; a question is worth 1 to 3 points"
            values={{ total: EXAM.totalPoints }}
          />
        </Figure>
      </dl>
    </ArticleSection>
  );
}

function Figure({ value, children }: { readonly value: number; readonly children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.value}>{value}</dt>
      <dd>{children}</dd>
    </div>
  );
}
