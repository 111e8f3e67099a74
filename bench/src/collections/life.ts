import { endGroup, type Led, leadGroup } from './calls/groups.ts';
import { changeAccount, leave, signIn, switchNotifications, visitAccount } from './calls/identity.ts';
import { lookAtStatistics } from './calls/stats.ts';
import { keepThings, passExam, study } from './calls/tests.ts';
import { addOwnPasskey, type OwnPasskey, turnSecondFactorOff, turnSecondFactorOn } from './calls/ways-in.ts';
import { type Learner, type Stage, welcome } from './stage.ts';

/** A learner and a member of the learner's group, with something in every collection. */
export interface Life {
  readonly learner: Learner;
  readonly member: Learner;
  readonly group: Led;
  readonly passkey: OwnPasskey;
  readonly recoveryCode: string;
}

/** Makes every call that leaves something behind, and every read. */
export async function live(stage: Stage, name: string): Promise<Life> {
  const first = await welcome(stage, name);
  const member = await welcome(stage, `${name}-member`);
  await visitAccount(stage, first);
  const passkey = await addOwnPasskey(first);
  const learner = await changeAccount(stage, first);
  await passkey.confirm(learner);
  await switchNotifications(learner);
  await study(stage, learner);
  await passExam(stage, member);
  await keepThings(stage, learner);
  const group = await leadGroup(stage, learner, member);
  await lookAtStatistics(learner);
  const recoveryCode = await turnSecondFactorOn(learner);
  return { learner, member, group, passkey, recoveryCode };
}

/** Makes every call that takes away what {@link live} left behind. */
export async function end(stage: Stage, life: Life): Promise<void> {
  const { learner, member, group, passkey, recoveryCode } = life;
  await endGroup(learner, member, group);
  await turnSecondFactorOff(learner, recoveryCode);
  await passkey.remove(learner);
  await leave(await signIn(stage, learner));
}
