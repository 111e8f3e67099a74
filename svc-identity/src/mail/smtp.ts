import { createTransport } from 'nodemailer';
import type { SendMail } from './domain.ts';

/** @param from the sender, `Name <address>` */
export function createSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 4000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...content }) => {
    // As an object the address is taken as it is; as text a comma would make it two.
    await transport.sendMail({ from, to: { name: '', address: to }, ...content });
  };
}
