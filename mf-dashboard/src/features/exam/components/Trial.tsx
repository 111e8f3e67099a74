import type { QuestionDto } from '@zielona-fala/contracts';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { toExamQuestion } from '../domain/question.ts';
import { createExamRun } from '../run/exam-run.ts';
import { useSnapshot } from '../run/use-snapshot.ts';
import * as css from './ExamLoader.module.css';
import { PlayerFrame } from './PlayerFrame.tsx';

export interface TrialProps {
  readonly questions: readonly QuestionDto[];
  /** What it is drawn from, and asked in. */
  readonly trial: TrialAddress;
  readonly onAgain: () => void;
}

const nothing = () => undefined;

/** A few questions with the clock of the exam. Nothing is kept or scored. */
export function Trial({ questions, trial, onAgain }: TrialProps) {
  const [run] = useState(() =>
    createExamRun({
      opening: {
        questions: questions.map(toExamQuestion),
        deadline: Number.POSITIVE_INFINITY,
        saved: {},
        progress: null,
      },
      clock: Date.now,
      remember: nothing,
      save: nothing,
    }),
  );
  const snapshot = useSnapshot(run);
  if (snapshot.state.ending) return <TrialOver trial={trial} onAgain={onAgain} />;
  return (
    <PlayerFrame
      questions={questions}
      lang={trial.lang}
      run={run}
      snapshot={snapshot}
      unsaved={null}
      isPaused={false}
      isTrial
      onFinish={() => run.send({ type: 'finish' })}
    />
  );
}

function TrialOver({ trial: { category, lang }, onAgain }: Omit<TrialProps, 'questions'>) {
  const intl = useIntl();
  return (
    <div className={css.page}>
      <StatusMessage
        kind="empty"
        level={1}
        title={intl.formatMessage({
          id: 'dashboard.trial.over',
          defaultMessage: 'Próba za Tobą',
          description: 'The unscored trial is over',
        })}
        text={intl.formatMessage({
          id: 'dashboard.trial.over.text',
          defaultMessage: 'Wiesz już, jak chodzi zegar. Te odpowiedzi się nie liczą.',
          description: 'What the trial was for',
        })}
        action={
          <div className={css.actions}>
            <StartTest wanted={{ categoryName: category, lang, mode: 'exam' }}>
              <FormattedMessage
                id="dashboard.trial.exam"
                defaultMessage="Przejdź do egzaminu"
                description="Starts the real practice exam"
              />
            </StartTest>
            <Button className={css.action} onPress={onAgain}>
              <FormattedMessage
                id="dashboard.trial.again"
                defaultMessage="Powtórz próbę"
                description="Draws another trial"
              />
            </Button>
          </div>
        }
      />
    </div>
  );
}
