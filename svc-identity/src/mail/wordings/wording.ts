import type { MessageDescriptor } from '@formatjs/intl';

/** The words of one kind of mail. Links and buttons are called as on the pages. */
export interface Wording {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  readonly button?: MessageDescriptor;
  /** What to do if it was not the reader. */
  readonly notYou: MessageDescriptor;
  /** Whether the way to a new password follows. */
  readonly offersNewPassword?: boolean;
  /** The link that ends such mails. */
  readonly endLink?: MessageDescriptor;
}
