import { useParams } from '@zielona-fala/web-kit/router';
import { ConfirmEmail } from '../features/email-change/components/ConfirmEmail.tsx';

export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  return <ConfirmEmail token={token} />;
}
