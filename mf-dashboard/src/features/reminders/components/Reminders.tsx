import type { RemindersChoice, RemindersDto } from '@zielona-fala/contracts';
import { failureOf } from '@zielona-fala/web-kit/session';
import { CheckBox, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as layout from '../../../shared/ui/form.module.css';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useChangeRemindersMutation, useGetRemindersQuery } from '../api/reminders.ts';
import { DeviceReminders } from './DeviceReminders.tsx';
import * as css from './Reminders.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Reminders of what is due, for who switches them on. */
export function Reminders() {
  const query = useGetRemindersQuery();
  return (
    <Panel labelledBy="reminders">
      <h2 id="reminders">
        <FormattedMessage
          id="dashboard.reminders"
          defaultMessage="Przypomnienia"
          description="Heading of the choice of reminders of what is due"
        />
      </h2>
      <Loaded query={query} loading={<Skeleton height="8rem" />}>
        {(reminders) => <RemindersForm reminders={reminders} />}
      </Loaded>
    </Panel>
  );
}

/** Each choice is saved at once. */
function RemindersForm({ reminders }: { readonly reminders: RemindersDto }) {
  const intl = useIntl();
  const sayFailed = useActionFailed();
  const [change] = useChangeRemindersMutation();
  const { mail, hour, timeZone, endedUnanswered } = reminders;
  const save = async (choice: RemindersChoice): Promise<boolean> => {
    const { error } = await change(choice);
    if (error) sayFailed(failureOf(error));
    return !error;
  };
  return (
    <div className={layout.form}>
      <p className={css.text}>
        {endedUnanswered ? (
          <FormattedMessage
            id="dashboard.reminders.ended"
            defaultMessage="Wyłączyły się same, bo dziesięć z rzędu zostało bez odpowiedzi. Możesz je włączyć z powrotem."
            description="Why reminders are off: ten in a row were not followed by an answer"
          />
        ) : (
          <FormattedMessage
            id="dashboard.reminders.text"
            defaultMessage="Najwyżej jedno dziennie i tylko wtedy, gdy czekają powtórki."
            description="When reminders come"
          />
        )}
      </p>
      <CheckBox checked={mail} onChange={(event) => void save({ mail: event.target.checked })}>
        <FormattedMessage
          id="dashboard.reminders.mail"
          defaultMessage="Przypominaj mi mailem"
          description="Switches reminders by e-mail on and off"
        />
      </CheckBox>
      <DeviceReminders reminders={reminders} save={save} />
      <SelectField
        label={intl.formatMessage({
          id: 'dashboard.reminders.hour',
          defaultMessage: 'Godzina',
          description: 'Label of the hour at which reminders come',
        })}
        options={HOURS.map((each) => ({
          value: String(each),
          label: intl.formatTime(Date.UTC(2026, 0, 1, each), { timeZone: 'UTC', timeStyle: 'short' }),
        }))}
        value={String(hour)}
        onChange={(chosen) => void save({ hour: Number(chosen) })}
      />
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.reminders.time-zone"
          defaultMessage="Strefa czasowa: {timeZone}"
          description="The time zone of the hour of reminders, by its IANA name"
          values={{ timeZone }}
        />
      </p>
    </div>
  );
}
