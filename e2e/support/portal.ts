/** Where the portal and its mailbox answer. */
export interface Portal {
  readonly portalUrl: string;
  readonly mailboxUrl: string | null;
}
