import { useNavigate } from '@zielona-fala/web-kit/router';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useRef, useState } from 'react';
import type { NamedTest } from '../api/get-test.ts';
import { examAddress, unfinishedOf } from '../test-address.ts';
import { type NewTest, useCreateTestMutation } from './create-test.ts';
import { useFailureWords } from './failure-words.ts';
import { useTestLanguage } from './test-language.ts';

export interface Launch {
  readonly isStarting: boolean;
  /** The test that is in the way; null when none is. */
  readonly unfinished: NamedTest | null;
  start(asked: NewTest): Promise<void>;
  dismiss(): void;
}

/** Makes a test in the language that is kept for new tests, and goes to it. */
export function useLaunch(): Launch {
  const navigate = useNavigate();
  const { session, toasts } = usePortal();
  const wordsFor = useFailureWords();
  const [lang] = useTestLanguage();
  const [createTest, { isLoading }] = useCreateTestMutation();
  const [unfinished, setUnfinished] = useState<NamedTest | null>(null);
  const unanswered = useRef({ body: '', key: '' });

  return {
    isStarting: isLoading,
    unfinished,
    dismiss: () => setUnfinished(null),
    async start(asked) {
      setUnfinished(null);
      const wanted = { ...asked, lang };
      if (wanted.mode === 'exam') void session.renew();
      try {
        const body = JSON.stringify(wanted);
        if (unanswered.current.body !== body) unanswered.current = { body, key: crypto.randomUUID() };
        const test = await createTest({ wanted, key: unanswered.current.key }).unwrap();
        unanswered.current.body = '';
        navigate(examAddress({ testId: test.testId, lang, cat: wanted.categoryName }));
      } catch (error) {
        const failure = failureOf(error);
        const inTheWay = unfinishedOf(failure);
        if (inTheWay) setUnfinished(inTheWay);
        else toasts.show({ severity: 'error', ...wordsFor(failure, wanted.categoryName) });
      }
    },
  };
}
