import type { UserDto } from '@zielona-fala/contracts';
import { resendActivationLink } from '@zielona-fala/contracts/api/accounts/resend-activation-link';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { FailureNotice, failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';
import { ResendButton } from '../../../shared/resend/ResendButton.tsx';
import { momentOfTooSoon, resendMoment } from '../../../shared/resend/wait.ts';
import { resendMemory } from '../resend-memory.ts';

const resendLink = (api: PortalApi) => api.request(requestTo(resendActivationLink));

type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-soon' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

interface ResendNoteProps {
  readonly outcome: 'sent' | 'too-soon';
}

/** Takes the focus, which the waiting button cannot keep. */
function ResendNote({ outcome }: ResendNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p className={page.text} ref={note} tabIndex={-1}>
      {outcome === 'sent' ? (
        <FormattedMessage
          id="auth.activate-info.sent"
          defaultMessage="Nowy link jest w drodze. Zajrzyj do skrzynki."
          description="The activation mail was sent once more"
        />
      ) : (
        <FormattedMessage
          id="auth.activate-info.too-soon"
          defaultMessage="Link już wysłaliśmy. Poczekaj na wiadomość albo wyślij go ponownie, gdy odliczanie się skończy."
          description="The activation mail was asked for again too early; a countdown runs in the button above"
        />
      )}
    </p>
  );
}

export interface ResendLinkProps {
  readonly user: UserDto;
}

/** Sends the activation mail once more; at most once in ten minutes, counted from the registration's, also after a reload. */
export function ResendLink({ user: { userId, created } }: ResendLinkProps) {
  const [from, setFrom] = useState(() => resendMemory.read(userId) ?? resendMoment(Date.parse(created)));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const { api } = usePortal();

  const waitUntil = (moment: number) => {
    resendMemory.write(userId, moment);
    setFrom(moment);
  };

  const send = async () => {
    setOutcome(null);
    setSending(true);
    try {
      await resendLink(api);
      waitUntil(resendMoment(Date.now()));
      setOutcome({ kind: 'sent' });
    } catch (error) {
      const failure = failureOrThrow(error);
      const moment = momentOfTooSoon(failure, Date.now());
      if (moment !== null) waitUntil(moment);
      setOutcome(moment === null ? { kind: 'failed', failure } : { kind: 'too-soon' });
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <ResendButton from={from} isPending={isSending} onPress={send} />
      {outcome?.kind === 'failed' ? <FailureNotice failure={outcome.failure} /> : null}
      {outcome && outcome.kind !== 'failed' ? <ResendNote key={outcome.kind} outcome={outcome.kind} /> : null}
    </>
  );
}
