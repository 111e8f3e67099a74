/** The address that was typed into one form, for the next: in this tab's memory alone, never in an address. */
let typed = '';

export const typedEmail = {
  read: (): string => typed,
  write(email: string): void {
    typed = email;
  },
};
