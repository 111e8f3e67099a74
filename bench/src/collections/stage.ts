import { activateAccount } from '@zielona-fala/contracts/api/accounts/activate-account';
import { getUser } from '@zielona-fala/contracts/api/accounts/get-user';
import { register } from '@zielona-fala/contracts/api/accounts/register';
import { resendActivationLink } from '@zielona-fala/contracts/api/accounts/resend-activation-link';
import type { Declaration } from '@zielona-fala/contracts/api/declare';
import { until } from '@zielona-fala/tools/process';
import type { Services } from '@zielona-fala/tools/services';
import type mongoose from 'mongoose';
import { type Mailbox, openMailbox, tokenOf } from './mailbox.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export const PASSWORD = 'zielone-swiatlo-na-skrzyzowaniu';
export const ACTIVATION_LINK = /\/activate\//;
const TOO_SOON = 403;
const HEARD_OF = { timeoutMs: 60_000 };

/** What the calls are made with. */
export interface Stage {
  readonly services: Services;
  readonly client: mongoose.mongo.MongoClient;
  readonly mailbox: Mailbox;
  /** All calls that were made. */
  readonly made: Set<Declaration>;
  /** The right answer to a question of the bank. */
  readonly rightAnswer: (questionNumber: number) => 'T' | 'N' | 'A' | 'B' | 'C';
}

/** A learner with an active account. */
export interface Learner extends Visitor {
  readonly userId: number;
  email: string;
  /** Where the portal is for mailed links and passkeys. */
  readonly origin: string;
}

export async function setStage(services: Services, client: mongoose.mongo.MongoClient): Promise<Stage> {
  if (services.mailboxUrl === null) throw new Error('links reach nobody: the services need a mailbox');
  const revisions = client.db('tests').collection('question_revisions');
  const key = new Map(
    (await revisions.find({}, { projection: { number: 1, correct: 1 } }).toArray()).map(
      ({ number, correct }) => [number, correct],
    ),
  );
  return {
    services,
    client,
    mailbox: openMailbox(services.mailboxUrl),
    made: new Set(),
    rightAnswer: (questionNumber) => key.get(questionNumber) ?? 'T',
  };
}

/** Registers a learner and opens the mailed link; resolves when all services know the learner as active. */
export async function welcome(stage: Stage, username: string): Promise<Learner> {
  const visitor = createVisitor(stage.services, stage.made);
  const email = `${username}@example.test`;
  const { accessToken } = await visitor.make(register, {
    body: { username, email, password: PASSWORD, repeatPassword: PASSWORD },
  });
  visitor.accessToken = accessToken;
  await visitor.refused(resendActivationLink, {}, TOO_SOON);
  const link = await stage.mailbox.link(email, ACTIVATION_LINK);
  await visitor.make(activateAccount, { query: { token: tokenOf(link) } });
  const { userId } = await visitor.make(getUser);
  for (const database of ['tests', 'stats']) {
    const learners = stage.client.db(database).collection<{ _id: number; isActive: boolean }>('learners');
    await until(
      `the learner in ${database}`,
      async () => {
        if ((await learners.findOne({ _id: userId }))?.isActive !== true) throw new Error('not yet');
      },
      HEARD_OF,
    );
  }
  return Object.assign(visitor, { userId, email, origin: link.origin });
}
