import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { useFailureWords } from '@zielona-fala/web-kit';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';

export interface NotAskedProps {
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
  /** Words of the button that tries again. */
  readonly children: ReactNode;
}

/** In place of a page whose one call could not be answered: why, and a way to try again. */
export function NotAsked({ failure, onRetry, children }: NotAskedProps) {
  return (
    <StatusMessage
      kind={failure.type === 'network' ? 'offline' : 'unavailable'}
      level={1}
      takesFocus
      {...useFailureWords(failure)}
      action={
        <Button kind="go" onPress={onRetry}>
          {children}
        </Button>
      }
    />
  );
}
