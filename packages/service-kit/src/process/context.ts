import { AsyncLocalStorage } from 'node:async_hooks';

/** What caused the work at hand; it is in every log line and event that follows from it. */
export interface WorkContext {
  readonly requestId: string;
  readonly traceparent: string | null;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs `work` so that everything it calls, however late, sees `context`. */
export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work);
}

export function currentContext(): WorkContext | undefined {
  return storage.getStore();
}
