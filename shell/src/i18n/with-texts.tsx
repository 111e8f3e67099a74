import type { RouteObject } from '@zielona-fala/contracts/portal';
import { useLocation } from '@zielona-fala/web-kit/router';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Messages } from './messages.ts';

export interface TextsOptions {
  readonly messages: Pick<Messages, 'getShown' | 'subscribe' | 'complete'>;
  /** Name of the remote. */
  readonly name: string;
  /** Path of the page that came with its texts; null when none did. */
  readonly firstPath: string | null;
}

interface WithTextsProps extends TextsOptions {
  readonly load: RouteObject['load'];
  readonly children: ReactNode;
}

function WithTexts({ messages, name, firstPath, load, children }: WithTextsProps) {
  const { pathname } = useLocation();
  const { partial } = useSyncExternalStore(messages.subscribe, messages.getShown, messages.getShown);
  const lacksTexts = pathname !== firstPath && partial.has(name);
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!lacksTexts) return;
    // in parallel with the texts; the page retries what failed
    load?.().catch(() => undefined);
    messages.complete(name).catch((error: unknown) => setFault({ error }));
  }, [lacksTexts, load, messages, name]);
  if (fault) throw fault.error;
  return lacksTexts ? <PageSkeleton /> : children;
}

/** Pages that wait for the remote's texts where only those of the first page are there. */
export const withTexts = (routes: readonly RouteObject[], options: TextsOptions): RouteObject[] =>
  routes.map(({ element, ...route }) => ({
    ...route,
    element: (
      <WithTexts {...options} load={route.load}>
        {element}
      </WithTexts>
    ),
  }));
