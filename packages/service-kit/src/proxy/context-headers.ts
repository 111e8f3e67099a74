import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from '@zielona-fala/contracts';
import type { HeaderFields } from '../http/index.ts';
import { currentContext } from '../process/index.ts';
import { isTraced } from '../tracing/spans.ts';

const NOTHING: HeaderFields = {};

/** Headers with the current request id and trace, regardless of what the caller sent. */
export function contextHeaders(): Readonly<Record<string, string | undefined>> {
  const context = currentContext();
  if (context === undefined) return NOTHING;
  const { requestId, traceparent } = context;
  // the parent span is ours, not the caller's
  if (isTraced()) return { [REQUEST_ID_HEADER]: requestId, [TRACEPARENT_HEADER]: undefined };
  if (traceparent === null) return { [REQUEST_ID_HEADER]: requestId };
  return { [REQUEST_ID_HEADER]: requestId, [TRACEPARENT_HEADER]: traceparent };
}
