import { FormattedMessage } from 'react-intl';
import type { Phase } from '../domain/state.ts';

export interface PhaseWordsProps {
  readonly phase: Phase;
  readonly film: boolean;
  readonly answered: boolean;
  /** The last seconds; null while there is time. */
  readonly hurrySeconds: number | null;
}

/** The words beside the ring. */
export function PhaseWords({ phase, film, answered, hurrySeconds }: PhaseWordsProps) {
  if (phase === 'reading') {
    return (
      <p>
        <b>
          <FormattedMessage
            id="dashboard.exam.reading"
            defaultMessage="Czytaj pytanie"
            description="Time to read the question"
          />
        </b>
        {film ? (
          <FormattedMessage
            id="dashboard.exam.reading.film"
            defaultMessage="Odpowiesz po filmie."
            description="What comes after reading, with a film"
          />
        ) : (
          <FormattedMessage
            id="dashboard.exam.reading.still"
            defaultMessage="Potem masz 15 s na odpowiedź."
            description="What comes after reading, without a film"
          />
        )}
      </p>
    );
  }
  if (hurrySeconds === null) {
    return (
      <p>
        <b>
          <FormattedMessage
            id="dashboard.exam.answering"
            defaultMessage="Odpowiedz"
            description="Time to answer"
          />
        </b>
        <FormattedMessage
          id="dashboard.exam.answering.text"
          defaultMessage="Możesz jeszcze zmienić zdanie."
          description="An answer can be changed until the time is up"
        />
      </p>
    );
  }
  return (
    <p>
      <b>
        <FormattedMessage
          id="dashboard.exam.hurry"
          defaultMessage="{seconds, plural, one {Została # sekunda} few {Zostały # sekundy} many {Zostało # sekund} other {Zostało # sekundy}}"
          description="The last seconds to answer"
          values={{ seconds: hurrySeconds }}
        />
      </b>
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
    </p>
  );
}
