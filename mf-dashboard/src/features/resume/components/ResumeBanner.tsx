import { clockFace, useSecondsUntil } from '@zielona-fala/web-kit/clock';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { serverClock } from '../../../shared/server-clock.ts';
import { examAddress, resultAddress } from '../../../shared/test-address.ts';
import type { UnfinishedTest } from '../use-unfinished.ts';
import * as css from './ResumeBanner.module.css';

interface ResumeBannerProps {
  readonly test: UnfinishedTest;
}

/** Offers to resume an exam in progress, or a learning test. */
export function ResumeBanner({ test }: ResumeBannerProps) {
  return test.mode === 'exam' ? <RunningExam test={test} /> : <OpenLearning test={test} />;
}

function OpenLearning({ test }: ResumeBannerProps) {
  return (
    <section className={css.resume} aria-labelledby="resume">
      <p>
        <b id="resume">
          <FormattedMessage
            id="dashboard.resume.open"
            defaultMessage="{isFirst, select, true {Pierwsze pytania w toku} other {Nauka w toku}}"
            description="A learning test, which has no clock, is not finished; isFirst: the questions that a newcomer begins with"
            values={{ isFirst: test.isFirst === true }}
          />
        </b>
        <Standing test={test} />
      </p>
      <ButtonLink kind="plain" to={examAddress(test)}>
        <BackWords />
      </ButtonLink>
    </section>
  );
}

function RunningExam({ test }: ResumeBannerProps) {
  const secondsLeft = useSecondsUntil(
    Date.parse(test.deadline ?? test.serverTime),
    serverClock(Date.parse(test.serverTime), test.receivedAt),
  );
  const isOver = secondsLeft === 0;
  return (
    <section className={css.resume} aria-labelledby="resume">
      <p>
        <b id="resume">
          {isOver ? (
            <FormattedMessage
              id="dashboard.resume.over"
              defaultMessage="Czas egzaminu minął"
              description="The time of the unfinished exam is over"
            />
          ) : (
            <FormattedMessage
              id="dashboard.resume.left"
              defaultMessage="Egzamin trwa: zostało {clock}"
              description="The unfinished exam and its time left, as minutes and seconds"
              values={{ clock: <span className={css.clock}>{clockFace(secondsLeft)}</span> }}
            />
          )}
        </b>
        <Standing test={test} />
      </p>
      <ButtonLink kind="plain" to={isOver ? resultAddress(test.testId) : examAddress(test)}>
        {isOver ? (
          <FormattedMessage
            id="dashboard.resume.result"
            defaultMessage="Zobacz wynik"
            description="Shows the result of the exam whose time is over"
          />
        ) : (
          <BackWords />
        )}
      </ButtonLink>
    </section>
  );
}

const BackWords = () => (
  <FormattedMessage
    id="dashboard.resume.action"
    defaultMessage="Wróć"
    description="Goes on with the unfinished exam"
  />
);

function Standing({ test }: ResumeBannerProps) {
  return (
    <FormattedMessage
      id="dashboard.resume.where"
      defaultMessage="Kategoria {category}, {count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} z {total}"
      description="Where the unfinished exam stands: answers given of all questions"
      values={{
        category: test.cat,
        count: test.answeredCount,
        total: test.questionCount,
      }}
    />
  );
}
