import { useIntl } from 'react-intl';
import { Appearance } from '../features/account/components/Appearance.tsx';
import { DataExport } from '../features/account/components/DataExport.tsx';
import { Leaving } from '../features/account/components/Leaving.tsx';
import { SignInMethods } from '../features/account/components/SignInMethods.tsx';
import { Devices } from '../features/devices/components/Devices.tsx';
import { Learning } from '../features/learning/components/Learning.tsx';
import { Passkeys } from '../features/passkeys/components/Passkeys.tsx';
import { Reminders } from '../features/reminders/components/Reminders.tsx';
import { ReportsPanel } from '../features/reports/components/ReportsPanel.tsx';
import { SecondFactor } from '../features/second-factor/components/SecondFactor.tsx';
import { SecurityLog } from '../features/security-log/components/SecurityLog.tsx';
import * as css from '../shared/ui/columns.module.css';

/** dashboard/settings */
export function SettingsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'sales.seo.dashboard-settings.title',
    defaultMessage: 'Ustawienia',
    description: 'Title and heading of the settings',
  });
  return (
    <>
      <h1>{title}</h1>
      <div className={css.columns}>
        <div className={css.column}>
          <Appearance />
          <Learning />
          <Reminders />
          <ReportsPanel />
          <Devices />
          <SecurityLog />
        </div>
        <div className={css.column}>
          <SignInMethods />
          <Passkeys />
          <SecondFactor />
          <DataExport />
          <Leaving />
        </div>
      </div>
    </>
  );
}
