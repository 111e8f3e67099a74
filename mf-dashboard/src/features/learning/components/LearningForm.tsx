import { DAILY_GOAL, dayIn, midnightOf, type PreferencesDto } from '@zielona-fala/contracts';
import { useFields } from '@zielona-fala/web-kit';
import { failureOf, ownTimeZone, usePortal } from '@zielona-fala/web-kit/session';
import { CheckBox, TextField } from '@zielona-fala/web-kit/ui';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAM_IS_OVER, isOver, isRefusedDate } from '../../../shared/exam-date.ts';
import * as layout from '../../../shared/ui/form.module.css';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useChangePreferences } from '../../../shared/use-change-preferences.ts';
import { useTypingPause } from '../../../shared/use-typing-pause.ts';
import * as css from './Learning.module.css';

interface Values {
  readonly dailyGoal: string;
  /** Empty without one. */
  readonly examDate: string;
  readonly showInRankings: boolean;
}

type Name = keyof Values;

const NAMES = ['dailyGoal', 'examDate', 'showInRankings'] as const satisfies readonly Name[];

const isGoal = (text: string): boolean => {
  const goal = Number(text);
  return Number.isInteger(goal) && goal >= DAILY_GOAL.least && goal <= DAILY_GOAL.most;
};

/** Each choice is saved when its field is left, a date as soon as it is chosen, as language and theme are. */
export function LearningForm({ preferences }: { readonly preferences: PreferencesDto }) {
  const intl = useIntl();
  const { toasts } = usePortal();
  const sayFailed = useActionFailed();
  const { change } = useChangePreferences();
  const pause = useTypingPause();
  const form = useForm<Values>({
    values: {
      dailyGoal: String(preferences.dailyGoal),
      examDate: preferences.examDate ?? '',
      showInRankings: preferences.showInRankings,
    },
    // what is being typed stays when the choices come anew
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, setError } = form;
  // read in each render, because the form notifies only subscribers
  const { dirtyFields } = form.formState;
  const field = useFields(form);
  const overError = intl.formatMessage(EXAM_IS_OVER);
  const kept = preferences.examDate ?? '';
  const isPassed = kept !== '' && isOver(kept, preferences.timeZone);
  // one that has passed since it was chosen is in the way of no other choice
  const isDate = (date: string) => date === '' || date === kept || !isOver(date, ownTimeZone()) || overError;

  const saveOnly = async (changed: readonly Name[], values: Values) => {
    const { dailyGoal, examDate, showInRankings } = values;
    const { error } = await change({
      // another device may have changed the others
      ...(changed.includes('dailyGoal') && { dailyGoal: Number(dailyGoal) }),
      ...(changed.includes('examDate') && { examDate: examDate === '' ? null : examDate }),
      ...(changed.includes('showInRankings') && { showInRankings }),
      // days of the plan begin and end where the learner is
      timeZone: ownTimeZone(),
    });
    if (error) {
      const failure = failureOf(error);
      if (isRefusedDate(failure)) return setError('examDate', { message: overError }, { shouldFocus: true });
      return sayFailed(failure);
    }
    for (const name of changed) {
      const value = values[name];
      if (form.getValues(name) === value) form.resetField(name, { defaultValue: value });
    }
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.learning.done',
        defaultMessage: 'Zapisano',
        description: 'The choices have been saved',
      }),
    });
  };

  const save = handleSubmit((values) =>
    saveOnly(
      NAMES.filter((name) => dirtyFields[name]),
      values,
    ),
  );
  const saveWhatChanged = () => {
    pause.stop();
    if (Object.keys(dirtyFields).length > 0) void save();
  };

  const date = field('examDate', { rules: { validate: isDate } });
  const changeDate = (event: ChangeEvent<HTMLInputElement>) => {
    void date.onChange(event);
    if (event.target.validity.valid) pause.wait(() => saveOnly(['examDate'], form.getValues()));
    else pause.stop();
  };

  const goalError = intl.formatMessage(
    {
      id: 'dashboard.learning.goal.error',
      defaultMessage: 'Wpisz liczbę od {least} do {most}',
      description: 'The daily goal is no number, or too small or large',
    },
    DAILY_GOAL,
  );

  return (
    <form className={layout.form} noValidate onSubmit={save} onBlur={saveWhatChanged}>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.learning.goal',
          defaultMessage: 'Cel dnia: liczba pytań',
          description: 'Label of the number of questions a day',
        })}
        filter="positive-integer"
        autoComplete="off"
        {...field('dailyGoal', { rules: { validate: (text) => isGoal(text) || goalError } })}
      />
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.learning.exam-date',
          defaultMessage: 'Data egzaminu państwowego',
          description: 'Label of the day of the state exam',
        })}
        hint={
          isPassed
            ? intl.formatMessage(
                {
                  id: 'dashboard.learning.exam-date.passed',
                  defaultMessage: 'Termin {day} już minął. Podaj następny albo zostaw puste.',
                  description: 'Hint of the day of the state exam: the chosen one, with its year, is over',
                },
                { day: intl.formatDate(midnightOf(kept), { timeZone: 'UTC', dateStyle: 'long' }) },
              )
            : intl.formatMessage({
                id: 'dashboard.learning.exam-date.hint',
                defaultMessage: 'Nie masz jeszcze terminu? Zostaw puste.',
                description: 'Hint of the day of the state exam',
              })
        }
        type="date"
        min={dayIn(ownTimeZone(), new Date())}
        {...date}
        onChange={changeDate}
      />
      <CheckBox {...register('showInRankings', { onChange: () => void save() })}>
        <FormattedMessage
          id="dashboard.learning.ranking"
          defaultMessage="Inni widzą mnie w rankingu"
          description="Shows or hides the learner in rankings"
        />
      </CheckBox>
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.learning.saved-at-once"
          defaultMessage="Zmiany zapisują się od razu."
          description="Below the choices: nothing has to be pressed to save them"
        />
      </p>
    </form>
  );
}
