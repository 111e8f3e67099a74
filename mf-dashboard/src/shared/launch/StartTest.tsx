import { Button } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import type { NewTest } from './create-test.ts';
import { UnfinishedDialog } from './UnfinishedDialog.tsx';
import { useLaunch } from './use-launch.ts';

export interface StartTestProps {
  readonly wanted: NewTest;
  readonly kind?: 'go' | 'plain';
  /** Fills its line. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Starts a test at once; one that is in the way can be gone on with or deleted first. */
export function StartTest({ wanted, kind = 'go', wide, className, children }: StartTestProps) {
  const launch = useLaunch();
  const start = () => void launch.start(wanted);
  return (
    <>
      <Button kind={kind} wide={wide} className={className} isPending={launch.isStarting} onPress={start}>
        {children}
      </Button>
      <UnfinishedDialog test={launch.unfinished} onClose={launch.dismiss} onDeleted={start} />
    </>
  );
}
