import { createTransport } from 'nodemailer';
import type { SendMail } from './domain.ts';

/** @param from the sender's address */
export function createSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 4000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // As objects addresses are taken as they are; as text a comma would make one two.
  const only = (address: string, name = '') => ({ name, address });
  return async ({ senderName, to, replyTo, subject, text, html }) => {
    await transport.sendMail({
      from: only(from, senderName),
      to: only(to),
      replyTo: only(replyTo),
      subject,
      text,
      ...(html !== null && { html }),
    });
  };
}
