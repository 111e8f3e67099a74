import { useRetrying } from '@zielona-fala/web-kit/session';
import { useState } from 'react';
import { StatusPage } from './pages/StatusPage.tsx';
import { RetryButton } from './RetryButton.tsx';

const FIRST_DELAY_MS = 2000;

export interface UnavailablePartProps {
  readonly title: string;
  readonly text: string;
  readonly retry: () => Promise<void>;
  /** How often it was asked for in vain; the more often, the longer until it is asked for again. */
  readonly failures?: number;
}

/** Shown instead of an unavailable page; retries automatically and on request until it is available. */
export function UnavailablePart({ title, text, retry, failures = 1 }: UnavailablePartProps) {
  const [asking, setAsking] = useState(false);
  useRetrying(retry, FIRST_DELAY_MS * 2 ** (failures - 1));
  const ask = async () => {
    setAsking(true);
    await retry();
    setAsking(false);
  };
  return (
    <StatusPage
      kind="unavailable"
      title={title}
      text={text}
      action={<RetryButton onPress={ask} isPending={asking} />}
    />
  );
}
