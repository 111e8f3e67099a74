/** A mail as the local mailbox shows it. */
export interface SentMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
}

/** The mails to an address that the mailbox has taken, in their order. @throws Error where mails go to another server */
export async function sentTo(mailboxUrl: string | null, address: string): Promise<readonly SentMail[]> {
  if (mailboxUrl === null) throw new Error('mails go to SMTP_URL: no mailbox shows them');
  const mails: readonly SentMail[] = await (await fetch(`${mailboxUrl}/email`)).json();
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}
