import { type AnswersByNumber, EXAM, scoreTest } from '@zielona-fala/contracts';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RehearsalProps } from '../../../shared/offline/rehearsal.ts';
import { PlayerPage } from './PlayerPage.tsx';

export interface RehearsalResultProps extends Pick<RehearsalProps, 'questions' | 'onOver'> {
  readonly answers: AnswersByNumber;
}

/** The points of a rehearsal, whether an exam would be passed with them, and that it is none. */
export function RehearsalResult({ questions, answers, onOver }: RehearsalResultProps) {
  const intl = useIntl();
  const scored = questions.map(({ questionNumber, type, pointsValue, correctAnswer }) => ({
    number: questionNumber,
    part: type,
    points: pointsValue,
    correct: correctAnswer,
  }));
  const score = scoreTest('exam', scored, answers);
  return (
    <PlayerPage>
      <StatusMessage
        kind="empty"
        level={1}
        takesFocus
        title={intl.formatMessage(
          {
            id: 'dashboard.rehearsal.over',
            defaultMessage:
              '{status, select, passed {Egzamin byłby zdany} other {Egzamin nie byłby zdany}}: {points} z {total} punktów',
            description:
              'The result of a rehearsal exam that was taken without a network, as a heading: status is passed or failed',
          },
          { status: score.status, points: score.summaryPoints, total: EXAM.totalPoints },
        )}
        text={
          <FormattedMessage
            id="dashboard.rehearsal.over.text"
            defaultMessage="Dobre odpowiedzi: podstawowe {primary} z {primaryTotal}, specjalistyczne {technical} z {technicalTotal}. Do zdania trzeba {pass} punktów. To była próba generalna: nie liczy się jako egzamin, a odpowiedzi trafią na konto tak jak z ćwiczeń."
            description="Below the result of a rehearsal exam: right answers of both parts, the points for a pass, and that it does not count as an exam while its answers count as practice"
            values={{
              primary: score.primaryAmountOfCorrectAnswers,
              primaryTotal: EXAM.primaryQuestions,
              technical: score.technicalAmountOfCorrectAnswers,
              technicalTotal: EXAM.technicalQuestions,
              pass: EXAM.passPoints,
            }}
          />
        }
        action={
          <Button onPress={onOver}>
            <FormattedMessage
              id="dashboard.rehearsal.back"
              defaultMessage="Wróć do ćwiczeń"
              description="Button: from the result of a rehearsal exam back to the practice without a network"
            />
          </Button>
        }
      />
    </PlayerPage>
  );
}
