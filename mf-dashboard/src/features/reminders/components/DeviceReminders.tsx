import type { PushDto, RemindersChoice, RemindersDto } from '@zielona-fala/contracts';
import { CheckBox, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useGetPushQuery } from '../api/push.ts';
import { isPushSupported } from '../push/device.ts';
import { useDevicePush } from '../push/use-device-push.ts';
import { PushNote } from './PushNote.tsx';
import * as css from './Reminders.module.css';

interface DeviceRemindersProps {
  readonly reminders: RemindersDto;
  /** @returns whether it was done */
  readonly save: (choice: RemindersChoice) => Promise<boolean>;
}

/** Reminders by notifications on this device, where portal and browser have them. */
export function DeviceReminders({ reminders, save }: DeviceRemindersProps) {
  const query = useGetPushQuery();
  return (
    <Loaded query={query} loading={<Skeleton height="3rem" />} compact>
      {(push) => {
        if (push.publicKey === null) return <PushNote about="not-sent" />;
        if (!isPushSupported()) return <PushNote about="unsupported" />;
        return <DeviceChoice push={push} reminders={reminders} save={save} />;
      }}
    </Loaded>
  );
}

function DeviceChoice({ push, reminders, save }: DeviceRemindersProps & { readonly push: PushDto }) {
  const { isOn, isBusy, failure, turn } = useDevicePush(push, reminders, save);
  return (
    <>
      <CheckBox
        checked={isOn}
        onChange={(event) => {
          if (!isBusy) void turn(event.target.checked);
        }}
      >
        <FormattedMessage
          id="dashboard.reminders.push"
          defaultMessage="Przypominaj mi powiadomieniem na tym urządzeniu"
          description="Switches reminders by notifications on this device on and off"
        />
      </CheckBox>
      <div className={css.failure} role="status">
        {failure !== null && <PushNote about={failure} />}
      </div>
      {reminders.push && push.others > 0 && (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.reminders.push.others"
            defaultMessage="Przychodzą też na {count, plural, one {jedno inne urządzenie} few {# inne urządzenia} many {# innych urządzeń} other {# innego urządzenia}}."
            description="On how many further devices of the learner notifications are shown"
            values={{ count: push.others }}
          />
        </p>
      )}
    </>
  );
}
