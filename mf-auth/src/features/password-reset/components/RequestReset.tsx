import { useState } from 'react';
import type { SentLink } from '../use-ask-for-link.ts';
import { LinkSent } from './LinkSent.tsx';
import { RequestForm } from './RequestForm.tsx';

export interface RequestResetProps {
  /** Heading of the form. */
  readonly title: string;
}

/** Asks for the link that sets a new password. */
export function RequestReset({ title }: RequestResetProps) {
  const [sent, setSent] = useState<SentLink | null>(null);
  if (!sent) return <RequestForm title={title} onSent={setSent} />;
  return <LinkSent link={sent} onSent={setSent} onOtherAddress={() => setSent(null)} />;
}
