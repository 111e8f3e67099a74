import { EXAM } from '@zielona-fala/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { HURRY_SECONDS, openingPhase, type Phase } from '../domain/phase.ts';
import type { ExamQuestion } from '../domain/question.ts';
import { OneOf } from './OneOf.tsx';

export interface PhaseWordsProps {
  readonly question: ExamQuestion;
  readonly phase: Phase;
  readonly answered: boolean;
  /** The last seconds; null while there is time. */
  readonly hurrySeconds: number | null;
}

const hurryName = (seconds: number, answered: boolean) => `hurry-${seconds}-${answered}`;

/** Each of the last seconds has words of its own length. */
const HURRIES: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Array.from({ length: HURRY_SECONDS + 1 }, (_, seconds) => seconds).flatMap((seconds) =>
    [true, false].map((answered) => [
      hurryName(seconds, answered),
      <Hurry key={seconds} seconds={seconds} answered={answered} />,
    ]),
  ),
);

/** The words beside the ring. */
export function PhaseWords({ question, phase, answered, hurrySeconds }: PhaseWordsProps) {
  return (
    <OneOf
      shown={hurrySeconds === null ? phase : hurryName(hurrySeconds, answered)}
      contents={{
        ...(openingPhase(question) === 'reading' ? { reading: <Reading film={question.film} /> } : {}),
        ...(question.yesNo && question.film ? { watching: <Watching /> } : {}),
        answering: <Answering />,
        ...HURRIES,
      }}
    />
  );
}

function Words({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  return (
    <p>
      <b>{head}</b>
      <span>{children}</span>
    </p>
  );
}

function Reading({ film }: { readonly film: boolean }) {
  return (
    <Words
      head={
        <FormattedMessage
          id="dashboard.exam.reading"
          defaultMessage="Czytaj pytanie"
          description="Time to read the question"
        />
      }
    >
      {film ? (
        <FormattedMessage
          id="dashboard.exam.reading.film"
          defaultMessage="Odpowiesz po filmie."
          description="What comes after reading, with a film"
        />
      ) : (
        <FormattedMessage
          id="dashboard.exam.reading.still"
          defaultMessage="Potem masz {seconds} s na odpowiedź."
          description="What comes after reading, without a film"
          values={{ seconds: EXAM.answerSeconds }}
        />
      )}
    </Words>
  );
}

function Watching() {
  return (
    <Words
      head={
        <FormattedMessage
          id="dashboard.exam.watching"
          defaultMessage="Oglądaj film"
          description="The film plays"
        />
      }
    >
      <FormattedMessage
        id="dashboard.exam.watching.text"
        defaultMessage="Czas na odpowiedź ruszy po filmie."
        description="What comes after the film"
      />
    </Words>
  );
}

function Answering() {
  return (
    <Words
      head={
        <FormattedMessage
          id="dashboard.exam.answering"
          defaultMessage="Odpowiedz"
          description="Time to answer"
        />
      }
    >
      <FormattedMessage
        id="dashboard.exam.answering.text"
        defaultMessage="Możesz jeszcze zmienić zdanie."
        description="An answer can be changed until the time is up"
      />
    </Words>
  );
}

function Hurry({ seconds, answered }: { readonly seconds: number; readonly answered: boolean }) {
  return (
    <Words
      head={
        <FormattedMessage
          id="dashboard.exam.hurry"
          defaultMessage="{seconds, plural, one {Została # sekunda} few {Zostały # sekundy} many {Zostało # sekund} other {Zostało # sekundy}}"
          description="The last seconds to answer"
          values={{ seconds }}
        />
      }
    >
      {answered ? (
        <FormattedMessage
          id="dashboard.exam.hurry.answered"
          defaultMessage="Zaraz następne pytanie."
          description="The last seconds, an answer is given"
        />
      ) : (
        <FormattedMessage
          id="dashboard.exam.hurry.unanswered"
          defaultMessage="Brak odpowiedzi to 0 punktów."
          description="The last seconds, no answer is given"
        />
      )}
    </Words>
  );
}
