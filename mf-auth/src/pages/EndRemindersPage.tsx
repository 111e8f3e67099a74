import { useParams } from '@zielona-fala/web-kit/router';
import { EndReminders } from '../features/reminders/components/EndReminders.tsx';

export function EndRemindersPage() {
  const { token = '' } = useParams();
  return <EndReminders token={token} />;
}
