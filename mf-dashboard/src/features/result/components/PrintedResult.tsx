import { BRAND, EXAM, isFilm, type TestReviewDto } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { PolishInstead } from '@zielona-fala/web-kit/ui';
import type { Ref } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { ReviewedAnswers } from '../../../shared/question/ReviewedAnswers.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { outcomeOf, type ReviewedQuestion } from '../domain/outcome.ts';
import { Figures } from './Figures.tsx';
import * as css from './PrintedResult.module.css';

export interface PrintedResultProps {
  readonly review: TestReviewDto;
  readonly questions: readonly ReviewedQuestion[];
  readonly ref: Ref<HTMLDivElement>;
}

/** A result on paper: the verdict, points by part, and each question with its answers and why; nothing of the screen. */
export function PrintedResult({ review, questions, ref }: PrintedResultProps) {
  const brand = BRAND[useLocale()];
  const { finished, created, category, status, result } = review;
  return (
    <div className={css.sheet} ref={ref} data-print-alone>
      <p>
        <FormattedMessage
          id="dashboard.result.sheet"
          defaultMessage="{brand}, kategoria {category}, {date}"
          description="First line of a printed result"
          values={{
            brand,
            category: category.name,
            date: <FormattedDate value={finished ?? created} dateStyle="long" timeStyle="short" />,
          }}
        />
      </p>
      {status === 'completed' ? <LearnedLine questions={questions} /> : <VerdictLine review={review} />}
      {status === 'completed' ? null : <Figures result={result} seconds={outcomeOf(review).seconds} />}
      <ol className={css.questions}>
        {questions.map((reviewed) => (
          <PrintedQuestion key={reviewed.place} reviewed={reviewed} />
        ))}
      </ol>
    </div>
  );
}

function VerdictLine({ review }: { readonly review: TestReviewDto }) {
  const { passed, points } = outcomeOf(review);
  return (
    <p className={css.verdict}>
      <FormattedMessage
        id="dashboard.result.sheet.verdict"
        defaultMessage="{passed, select, true {Wynik pozytywny} other {Wynik negatywny}}: {points} z {total} punktów"
        description="Verdict of a printed exam"
        values={{ passed, points, total: EXAM.totalPoints }}
      />
    </p>
  );
}

function LearnedLine({ questions }: Pick<PrintedResultProps, 'questions'>) {
  const answered = questions.filter(({ mark }) => mark !== 'open');
  return (
    <p className={css.verdict}>
      <FormattedMessage
        id="dashboard.result.sheet.learned"
        defaultMessage="Nauka ukończona: {right} z {answered} dobrze"
        description="Right answers of all that were given, on a printed learning test"
        values={{
          right: answered.filter(({ mark }) => mark === 'right').length,
          answered: answered.length,
        }}
      />
    </p>
  );
}

function PrintedQuestion({
  reviewed: { place, question, own, mark },
}: {
  readonly reviewed: ReviewedQuestion;
}) {
  const [lang] = useTestLanguage();
  const words = wordsOf(question);
  const { media, poster, lastFrame, pointsValue } = question;
  const picture = isFilm(media) ? (lastFrame ?? poster) : media;
  return (
    <li className={css.question}>
      <p className={css.head}>
        <FormattedMessage
          id="dashboard.result.sheet.question"
          defaultMessage="Pytanie {place}: {won} z {points} pkt{mark, select, open {, bez odpowiedzi} other {}}"
          description="Heading of a printed question: points won of those that it is worth; open: without an answer"
          values={{ place, mark, won: mark === 'right' ? pointsValue : 0, points: pointsValue }}
        />
      </p>
      <div className={css.asked}>
        <p lang={words?.language}>{words?.questionText}</p>
        <PolishInstead asked={lang} language={words?.language} />
        {picture === null ? null : <img className={css.picture} src={picture} alt={words?.mediaAlt ?? ''} />}
      </div>
      <ReviewedAnswers question={question} correctAnswer={question.correctAnswer} own={own} />
      <Explanation solution={question} lang={words?.language} />
    </li>
  );
}
