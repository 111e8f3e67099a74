import { type Answer, EXAM, isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Answers } from '../../../shared/question/Answers.tsx';
import type { Phase } from '../domain/phase.ts';
import * as css from './AnswerZone.module.css';
import { OneOf } from './OneOf.tsx';

export interface AnswerZoneProps {
  readonly question: QuestionDto;
  readonly phase: Phase;
  readonly picked: Answer | null;
  readonly secondsLeft: number;
  readonly onStart: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** START and then two answers in one place, or three answers; nothing while a film plays that has to be seen first. */
export function AnswerZone({ question, phase, picked, secondsLeft, onStart, onAnswer }: AnswerZoneProps) {
  if (phase === 'watching') return null;
  const isReading = phase === 'reading';
  const answers = (
    <Answers question={question} picked={picked} isDisabled={phase !== 'answering'} onAnswer={onAnswer} />
  );
  if (!question.withoutAnswers) return <div className={css.zone}>{answers}</div>;
  return (
    <div className={css.zone}>
      <OneOf
        shown={isReading ? 'start' : 'answers'}
        contents={{
          start: (
            <Button kind="go" wide className={css.start} onPress={onStart}>
              START
              <small>
                <StartsBy
                  film={isFilm(question.media)}
                  seconds={isReading ? secondsLeft : EXAM.readSeconds}
                />
              </small>
            </Button>
          ),
          answers,
        }}
      />
    </div>
  );
}

function StartsBy({ film, seconds }: { readonly film: boolean; readonly seconds: number }) {
  return film ? (
    <FormattedMessage
      id="dashboard.exam.start.film"
      defaultMessage="film ruszy sam za {seconds} s"
      description="On the START button: when the film begins by itself"
      values={{ seconds }}
    />
  ) : (
    <FormattedMessage
      id="dashboard.exam.start.still"
      defaultMessage="czas na odpowiedź ruszy sam za {seconds} s"
      description="On the START button: when the time to answer begins by itself"
      values={{ seconds }}
    />
  );
}
