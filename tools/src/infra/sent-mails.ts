/** A mail as the local mailbox shows it. */
export interface SentMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
}

/** All mails that the mailbox has taken, in their order. */
export async function sentMails(mailboxUrl: string): Promise<readonly SentMail[]> {
  return (await (await fetch(`${mailboxUrl}/email`)).json()) as readonly SentMail[];
}

/** Those to an address. */
export async function sentTo(mailboxUrl: string, address: string): Promise<readonly SentMail[]> {
  return (await sentMails(mailboxUrl)).filter(({ to }) => to.some((each) => each.address === address));
}
