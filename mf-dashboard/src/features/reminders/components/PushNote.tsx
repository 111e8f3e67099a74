import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PushFailure } from '../push/device.ts';
import * as css from './Reminders.module.css';

const NOTES: Readonly<Record<PushFailure | 'not-sent' | 'unsupported', MessageDescriptor>> = defineMessages({
  'not-sent': {
    id: 'dashboard.reminders.push.not-sent',
    defaultMessage: 'Powiadomień na urządzeniach ten portal nie wysyła.',
    description: 'Notifications are not configured in this installation of the portal',
  },
  unsupported: {
    id: 'dashboard.reminders.push.unsupported',
    defaultMessage:
      'Ta przeglądarka nie pokazuje powiadomień portalu. Na iPhonie i iPadzie najpierw dodaj go do ekranu początkowego i otwórz stamtąd.',
    description: 'The browser has no notifications; an iPhone has them in the installed portal',
  },
  denied: {
    id: 'dashboard.reminders.push.denied',
    defaultMessage:
      'Ta przeglądarka blokuje powiadomienia portalu. Odblokujesz je w jej ustawieniach dla tej strony.',
    description: 'The permission for notifications was refused, now or earlier',
  },
  dismissed: {
    id: 'dashboard.reminders.push.dismissed',
    defaultMessage: 'Powiadomienia przyjdą dopiero, gdy pozwolisz na nie w przeglądarce.',
    description: 'The browser asked for the permission, and was not answered',
  },
  'no-worker': {
    id: 'dashboard.reminders.push.no-worker',
    defaultMessage: 'Powiadomienia są teraz wyłączone w całym portalu. Spróbuj kiedy indziej.',
    description: 'The portal’s service worker, which shows notifications, is switched off',
  },
  failed: {
    id: 'dashboard.reminders.push.failed',
    defaultMessage: 'Przeglądarka nie mogła włączyć powiadomień. Sprawdź internet i spróbuj jeszcze raz.',
    description: 'The browser did not get an address at its push service',
  },
});

/** Why there are no notifications here, in plain words. */
export function PushNote({ about }: { readonly about: keyof typeof NOTES }) {
  return (
    <p className={css.note}>
      <FormattedMessage {...NOTES[about]} />
    </p>
  );
}
