import { createTransport } from 'nodemailer';
import type { DeliveryFailure, SendMail } from './domain.ts';

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Tells machines not to answer: out-of-office replies would reach the operator. */
const NOT_PERSONAL = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
const SERVER_CLOSES = 421;
const PERMANENT = 500;
/** What nodemailer says of a mail that it cannot make of ours; nothing was sent then. */
const UNWRITABLE: ReadonlySet<string | undefined> = new Set(['EMESSAGE', 'ESTREAM']);

/** @param from the sender's address; its domain also names the mails */
export function createSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 4000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // As objects addresses are taken as they are; as text a comma would make one two.
  const only = (address: string, name = '') => ({ name, address });
  return async ({ senderName, to, replyTo, subject, text, html, oneClickEnd, isPersonal }, id) => {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from: only(from, senderName),
      to: only(to),
      replyTo: only(replyTo),
      subject,
      text,
      html,
      headers: {
        ...(!isPersonal && NOT_PERSONAL),
        ...(oneClickEnd !== undefined && { ...ONE_CLICK, 'List-Unsubscribe': `<${oneClickEnd}>` }),
      },
    });
  };
}

/** What a failed delivery says about the mail, and about the server. */
export function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode, command = '' } = error as SmtpError;
  if (responseCode === undefined && (UNWRITABLE.has(code) || error instanceof TypeError)) return 'unwritable';
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'refused' : 'outage';
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfThisMail || responseCode === SERVER_CLOSES) return 'outage';
  return responseCode >= PERMANENT ? 'refused' : 'deferred';
}

/** Only the codes: the message of a mail error can hold the address. */
export function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as SmtpError;
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
