import type { UserDto } from '@zielona-fala/contracts';
import { resendActivationLink } from '@zielona-fala/contracts/api/accounts/resend-activation-link';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { FailureNotice, failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';
import { ResendButton } from '../../../shared/resend/ResendButton.tsx';
import { momentOfTooSoon, resendMoment } from '../../../shared/resend/wait.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { resendMemory } from '../resend-memory.ts';

const resendLink = (api: PortalApi) => api.request(requestTo(resendActivationLink));

type Outcome = 'sent' | 'too-soon';

interface ResendNoteProps {
  readonly outcome: Outcome;
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
  const { api } = usePortal();

  const waitUntil = (moment: number) => {
    resendMemory.write(userId, moment);
    setFrom(moment);
  };

  const {
    isPending,
    failure,
    answer: outcome,
    run,
  } = useAttempt<Outcome>(async () => {
    try {
      await resendLink(api);
      waitUntil(resendMoment(Date.now()));
      return 'sent';
    } catch (error) {
      const moment = momentOfTooSoon(failureOrThrow(error), Date.now());
      if (moment === null) throw error;
      waitUntil(moment);
      return 'too-soon';
    }
  });

  return (
    <>
      <ResendButton from={from} isPending={isPending} onPress={run} />
      {failure ? <FailureNotice failure={failure} /> : null}
      {outcome ? <ResendNote key={outcome} outcome={outcome} /> : null}
    </>
  );
}
