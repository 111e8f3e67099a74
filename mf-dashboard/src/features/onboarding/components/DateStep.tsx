import { dayIn } from '@zielona-fala/contracts';
import { failureOf, ownTimeZone } from '@zielona-fala/web-kit/session';
import { TextField } from '@zielona-fala/web-kit/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import { EXAM_IS_OVER, isOver, isRefusedDate } from '../../../shared/exam-date.ts';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useChangePreferences } from '../../../shared/use-change-preferences.ts';
import { NextButton } from './NextButton.tsx';
import * as css from './Onboarding.module.css';

/** When the state exam is, if that is known. */
export function DateStep({ onNext }: { readonly onNext: () => void }) {
  const intl = useIntl();
  const { data } = useGetPreferencesQuery();
  const { change, isLoading } = useChangePreferences();
  const sayFailed = useActionFailed();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const examDate = typed ?? data?.examDate ?? '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (examDate === '') return onNext();
    // days of the plan begin and end where the learner is
    const timeZone = ownTimeZone();
    if (isOver(examDate, timeZone)) return setRefused(true);
    const { error } = await change({ examDate, timeZone });
    if (!error) return onNext();
    const failure = failureOf(error);
    if (isRefusedDate(failure)) setRefused(true);
    else sayFailed(failure);
  };

  return (
    <form className={css.step} noValidate onSubmit={(event) => void save(event)}>
      <h2 tabIndex={-1}>
        <FormattedMessage
          id="dashboard.first.date"
          defaultMessage="Kiedy masz egzamin państwowy?"
          description="Second step of a newcomer: the day of the state exam"
        />
      </h2>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.first.date.label',
          defaultMessage: 'Data egzaminu',
          description: 'Label of the day of the state exam',
        })}
        hint={intl.formatMessage({
          id: 'dashboard.first.date.hint',
          defaultMessage: 'Nie wiesz jeszcze? Zostaw puste. Zmienisz to w ustawieniach.',
          description: 'Hint of the day of the state exam',
        })}
        type="date"
        min={dayIn(ownTimeZone(), new Date())}
        error={isRefused ? intl.formatMessage(EXAM_IS_OVER) : undefined}
        value={examDate}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
      />
      <NextButton type="submit" isPending={isLoading} />
    </form>
  );
}
