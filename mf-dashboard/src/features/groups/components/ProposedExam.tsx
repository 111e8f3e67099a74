import { type GroupDto, midnightOf, polishDayOf } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useChangePreferencesMutation, useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import { useGroupAction } from '../use-group-action.ts';
import * as css from './Homework.module.css';

/** The day that the instructor proposes for the state exam; taken over in one tap. */
export function ProposedExam({ group: { proposedExam } }: { readonly group: GroupDto }) {
  const { data } = useGetPreferencesQuery();
  const [change, { isLoading }] = useChangePreferencesMutation();
  const act = useGroupAction();
  if (proposedExam === null || proposedExam < polishDayOf(new Date())) return null;
  const date = (
    <FormattedDate
      value={midnightOf(proposedExam)}
      timeZone="UTC"
      day="numeric"
      month="long"
      year="numeric"
    />
  );
  if (data?.examDate === proposedExam) {
    return (
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.group.proposed.taken"
          defaultMessage="Egzamin w grupie: {date}. To też Twój termin."
          description="The learner's exam is on the day that the instructor proposes"
          values={{ date }}
        />
      </p>
    );
  }
  return (
    <div className={css.foot}>
      <p>
        <FormattedMessage
          id="dashboard.group.proposed"
          defaultMessage="Instruktor proponuje egzamin na {date}."
          description="Day of the state exam that the instructor proposes to the group"
          values={{ date }}
        />
      </p>
      <Button isPending={isLoading} onPress={() => void act(change({ examDate: proposedExam }))}>
        <FormattedMessage
          id="dashboard.group.proposed.take"
          defaultMessage="Ustaw jako mój termin"
          description="Makes the proposed day the learner's own day of the exam"
        />
      </Button>
    </div>
  );
}
