import { PLAN_REASONS, type PlanDto, type PlanReason } from '@zielona-fala/contracts';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

const REASONS: Readonly<Record<PlanReason, MessageDescriptor>> = defineMessages({
  due: {
    id: 'dashboard.plan.due',
    defaultMessage: '{count} do powtórki',
    description: 'So many questions are due again; an item of a list',
  },
  mistake: {
    id: 'dashboard.plan.mistake',
    defaultMessage: '{count, plural, one {# po błędzie} other {# po błędach}}',
    description: 'So many questions were answered wrong last time; an item of a list',
  },
  new: {
    id: 'dashboard.plan.new',
    defaultMessage: '{count, plural, one {# nowe} few {# nowe} many {# nowych} other {# nowego}}',
    description: 'So many questions are new; an item of a list',
  },
  refresh: {
    id: 'dashboard.plan.refresh',
    defaultMessage: '{count} na utrwalenie',
    description:
      'So many questions are not due yet, but asked since they could cost points; an item of a list',
  },
  again: {
    id: 'dashboard.plan.again',
    defaultMessage: '{count, plural, one {# z dzisiejszych błędów} other {# z dzisiejszych błędów}}',
    description: 'So many questions were answered wrong today; an item of a list',
  },
});

/** What the heading of the day rests on. */
export function DayText({ plan }: { readonly plan: PlanDto }) {
  const intl = useIntl();
  const { state, next, mistakesToday, exam } = plan;
  const reasons = PLAN_REASONS.filter((reason) => next[reason] > 0).map((reason) =>
    intl.formatMessage(REASONS[reason], { count: next[reason] }),
  );
  switch (state) {
    case 'empty':
      return (
        <FormattedMessage
          id="dashboard.day.empty.text"
          defaultMessage="Wybierz u góry inną kategorię."
          description="What to do when the category has no questions: its menu is in the header"
        />
      );
    case 'exam-day':
      return (
        <FormattedMessage
          id="dashboard.day.exam.text"
          defaultMessage="Wystarczy krótka rozgrzewka."
          description="On the day of the state exam, instead of a plan"
        />
      );
    case 'open':
      return (
        <>
          {`${intl.formatList(reasons, { type: 'unit' })}.`}
          {mistakesToday > 0 ? (
            <>
              {' '}
              <FormattedMessage
                id="dashboard.day.open.mistakes"
                defaultMessage="{count, plural, one {Na koniec wróci # dzisiejszy błąd.} few {Na koniec wrócą # dzisiejsze błędy.} many {Na koniec wróci # dzisiejszych błędów.} other {Na koniec wróci # dzisiejszego błędu.}}"
                description="After what is left of the goal: so many questions that were answered wrong today come again at the end of the day's plan"
                values={{ count: mistakesToday }}
              />
            </>
          ) : null}
        </>
      );
    case 'rest':
      return (
        <>
          <FormattedMessage
            id="dashboard.day.rest.text"
            defaultMessage="Cel dnia masz. Co dziś nie wyszło albo czeka na powtórkę, zostaw za sobą jeszcze dziś."
            description="The day's goal is reached, mistakes of today or due questions wait; a list of how many can follow"
          />
          {reasons.length > 1 ? ` ${intl.formatList(reasons, { type: 'unit' })}.` : null}
        </>
      );
    case 'push':
      return (
        <FormattedMessage
          id="dashboard.day.push.text"
          defaultMessage="Cel dnia masz, ale do egzaminu mało czasu. Każde pytanie podnosi Twoją szansę."
          description="The day's goal is reached, but the exam is near and the learner not ready"
        />
      );
    case 'done':
      return exam && exam.daysLeft > 0 && exam.daysLeft <= LAST_DAYS ? (
        <FormattedMessage
          id="dashboard.day.done.near"
          defaultMessage="Nic dziś nie czeka. Odpocznij przed egzaminem."
          description="The day's plan is done, and the exam is a few days away"
        />
      ) : (
        <FormattedMessage
          id="dashboard.day.done.text"
          defaultMessage="Jutro czekają następne pytania. Masz jeszcze siłę? Sprawdź się na egzaminie próbnym."
          description="The day's plan is done"
        />
      );
  }
}

/** From here on, a learner who has done everything should rest rather than take exams. */
const LAST_DAYS = 2;
