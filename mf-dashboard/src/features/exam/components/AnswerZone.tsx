import type { Answer, QuestionDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { isFilm } from '../domain/question.ts';
import type { Phase } from '../domain/state.ts';
import { Answers } from './Answers.tsx';
import * as css from './AnswerZone.module.css';

export interface AnswerZoneProps {
  readonly question: QuestionDto;
  readonly phase: Phase;
  readonly picked: Answer | null;
  readonly secondsLeft: number;
  readonly onStart: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** START, two answers or three: always the same height. */
export function AnswerZone({ question, phase, picked, secondsLeft, onStart, onAnswer }: AnswerZoneProps) {
  return (
    <div className={css.zone}>
      {phase === 'reading' ? (
        <Button kind="go" wide className={css.start} onPress={onStart}>
          START
          <small>
            {isFilm(question.media) ? (
              <FormattedMessage
                id="dashboard.exam.start.film"
                defaultMessage="film ruszy sam za {seconds} s"
                description="On the START button: when the film begins by itself"
                values={{ seconds: secondsLeft }}
              />
            ) : (
              <FormattedMessage
                id="dashboard.exam.start.still"
                defaultMessage="czas na odpowiedź ruszy sam za {seconds} s"
                description="On the START button: when the time to answer begins by itself"
                values={{ seconds: secondsLeft }}
              />
            )}
          </small>
        </Button>
      ) : (
        <Answers question={question} picked={picked} isDisabled={phase === 'watching'} onAnswer={onAnswer} />
      )}
    </div>
  );
}
