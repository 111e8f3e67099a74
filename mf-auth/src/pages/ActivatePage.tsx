import { useParams } from '@zielona-fala/web-kit/router';
import { ActivateAccount } from '../features/activation/components/ActivateAccount.tsx';

export function ActivatePage() {
  const { token = '' } = useParams();
  return <ActivateAccount token={token} />;
}
