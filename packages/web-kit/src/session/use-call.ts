import type { ApiFailure, ApiRequest, DeclaredRequest, ReadPath } from '@zielona-fala/contracts/portal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from './api-error.ts';
import { usePortal } from './portal-context.ts';

/** The state of an API read. */
export interface Call<Answer> {
  /** The latest answer to this path; stays while the call is repeated. */
  readonly answer: Answer | undefined;
  /** Number of responses so far, which distinguishes equal ones. */
  readonly answers: number;
  /** Why the latest call failed, until it is repeated. */
  readonly failure: ApiFailure | undefined;
  readonly isUnderWay: boolean;
  /** Calls again. Resolves when that has ended, either way. */
  readonly repeat: () => Promise<void>;
}

interface CallState<Answer> extends Omit<Call<Answer>, 'repeat'> {
  readonly path: string;
}

/** Reads a path of the API as soon as the component is shown, and again when the path changes. */
export function useCall<Answer>(path: ReadPath<Answer>): Call<Answer> {
  const { api } = usePortal();
  const unanswered = { path, answer: undefined, answers: 0, failure: undefined, isUnderWay: true };
  const [state, setState] = useState<CallState<Answer>>(unanswered);
  const running = useRef<AbortController>(null);

  const repeat = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState((last) => ({ ...last, failure: undefined, isUnderWay: true }));
    try {
      const answer = await api.request({ path, signal } as ApiRequest as DeclaredRequest<Answer>);
      if (signal.aborted) return;
      setState(({ answers }) => ({
        path,
        answer,
        answers: answers + 1,
        failure: undefined,
        isUnderWay: false,
      }));
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      if (!failure) throw error;
      setState(({ answers }) => ({ path, answer: undefined, answers, failure, isUnderWay: false }));
    }
  }, [api, path]);

  useEffect(() => {
    void repeat();
    return () => running.current?.abort();
  }, [repeat]);

  return { ...(state.path === path ? state : unanswered), repeat };
}
