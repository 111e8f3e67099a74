import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A reply other than the usual one to a command, `hang-up` for none at all, null for the usual one. */
export type Refusal = (command: string) => string | null;

/** A mail server that takes every mail unless told to refuse it, but pauses before each of its replies. */
export interface SlowSmtp {
  readonly url: string;
  /** Addresses of the mails that it took. */
  readonly recipients: readonly string[];
  /** The mails as they came, head and body. */
  readonly mails: readonly string[];
  /** Called for each command; for the end of the data with `.`. */
  refuse: Refusal;
  stop(): Promise<void>;
}

/** Six replies make a mail: greeting, EHLO, MAIL, RCPT, DATA, and the end of the data. */
export async function startSlowSmtp(pauseMs: number): Promise<SlowSmtp> {
  const recipients: string[] = [];
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isInData = false;
    let addressee = '';
    let mail: string[] = [];
    const reply = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), pauseMs);
    const answer = (command: string, usual: string): boolean => {
      const refusal = smtp.refuse(command);
      if (refusal === 'hang-up') socket.destroy();
      else reply(refusal ?? usual);
      return refusal === null;
    };
    const take = (line: string): void => {
      if (isInData) {
        if (line !== '.') {
          mail.push(line);
          return;
        }
        isInData = false;
        recipients.push(addressee);
        mails.push(mail.join('\n'));
        mail = [];
        answer('.', '250 taken');
      } else if (line === 'DATA') {
        isInData = answer(line, '354 go on');
      } else {
        if (line.startsWith('RCPT')) addressee = /<(.*)>/.exec(line)?.[1] ?? '';
        answer(line, '250 ok');
      }
    };
    answer('', '220 slow');
    onLines(socket, take);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtp: SlowSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recipients,
    mails,
    refuse: () => null,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
  return smtp;
}

function onLines(socket: Socket, take: (line: string) => void): void {
  let rest = '';
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  socket.on('error', () => socket.destroy());
}
