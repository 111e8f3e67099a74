import { Button, type StatusKind, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useWords } from './words.ts';

export default { component: StatusMessage };

export const Empty = () => {
  const { title, text } = useWords();
  return <StatusMessage kind="empty" title={title} text={text} />;
};

function Failed({ kind }: { readonly kind: StatusKind }) {
  const { offline, offlineText, retry } = useWords();
  const again = <Button>{retry}</Button>;
  return <StatusMessage kind={kind} title={offline} text={offlineText} action={again} note="500 · 12:00" />;
}

export const Broken = () => <Failed kind="error" />;
export const Offline = () => <Failed kind="offline" />;
export const Unavailable = () => <Failed kind="unavailable" />;
export const Missing = () => <Failed kind="missing" />;
