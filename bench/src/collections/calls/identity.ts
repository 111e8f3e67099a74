import { createECDH, randomBytes } from 'node:crypto';
import { COMMON_PASSWORD_PREFIX } from '@zielona-fala/contracts';
import { changeUsername } from '@zielona-fala/contracts/api/accounts/change-username';
import { deleteAccount } from '@zielona-fala/contracts/api/accounts/delete-account';
import { getLevel } from '@zielona-fala/contracts/api/accounts/get-level';
import { reportClientError } from '@zielona-fala/contracts/api/client-errors/report-client-error';
import { sendContactMessage } from '@zielona-fala/contracts/api/contact/send-contact-message';
import { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import { getEmailChange } from '@zielona-fala/contracts/api/emails/get-email-change';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { getSignInMethods } from '@zielona-fala/contracts/api/google/get-sign-in-methods';
import { changePassword } from '@zielona-fala/contracts/api/passwords/change-password';
import { checkResetLink } from '@zielona-fala/contracts/api/passwords/check-reset-link';
import { findCommonPasswords } from '@zielona-fala/contracts/api/passwords/find-common-passwords';
import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { resetPassword } from '@zielona-fala/contracts/api/passwords/reset-password';
import { changePreferences } from '@zielona-fala/contracts/api/preferences/change-preferences';
import { getPreferences } from '@zielona-fala/contracts/api/preferences/get-preferences';
import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOffPush } from '@zielona-fala/contracts/api/push/turn-off-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { checkSession } from '@zielona-fala/contracts/api/sessions/check-session';
import { endOtherSessions } from '@zielona-fala/contracts/api/sessions/end-other-sessions';
import { endSession } from '@zielona-fala/contracts/api/sessions/end-session';
import { listSessions } from '@zielona-fala/contracts/api/sessions/list-sessions';
import { login } from '@zielona-fala/contracts/api/sessions/login';
import { logout } from '@zielona-fala/contracts/api/sessions/logout';
import { renewSession } from '@zielona-fala/contracts/api/sessions/renew-session';
import { tokenOf } from '../mailbox.ts';
import { type Learner, PASSWORD, type Stage } from '../stage.ts';
import { createVisitor } from '../visitor.ts';

const NEW_PASSWORD = `${PASSWORD}-2`;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

/** Nobody answers there, so that notifications wait. */
export const PUSH_SERVICE = 'push.example';

const subscription = () => ({
  endpoint: `https://${PUSH_SERVICE}/${randomBytes(16).toString('base64url')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
    auth: randomBytes(16).toString('base64url'),
  },
});

/** Signs in once more; the session before stays. */
export async function signIn(stage: Stage, learner: Learner, password = PASSWORD): Promise<Learner> {
  const visitor = createVisitor(stage.services, stage.made);
  const { accessToken } = await visitor.make(login, { body: { email: learner.email, password } });
  visitor.accessToken = accessToken;
  const { userId, email, origin } = learner;
  return Object.assign(visitor, { userId, email, origin });
}

/** What a learner does with the account and its sessions; all of it can be done again. */
export async function visitAccount(stage: Stage, learner: Learner): Promise<void> {
  await learner.make(checkSession);
  await learner.make(getLevel);
  await learner.make(getPreferences);
  await learner.make(changePreferences, { body: { dailyGoal: 30, showInRankings: true } });
  await learner.make(getSignInMethods);
  await learner.make(getFeatureFlags);
  await learner.make(findCommonPasswords, { prefix: 'a'.repeat(COMMON_PASSWORD_PREFIX) });
  await learner.make(reportClientError, { body: { message: 'TypeError', path: '/' } });
  await learner.make(sendContactMessage, {
    body: { email: learner.email, message: 'Kiedy będą nowe pytania?' },
  });
  const [newest] = await learner.make(getSecurityLog, { query: { limit: 1 } });
  await learner.make(getSecurityLog, { query: { cursor: newest?.id } });
  await learner.make(renewSession);
  const others = [await signIn(stage, learner), await signIn(stage, learner), await signIn(stage, learner)];
  await learner.refused(login, { body: { email: learner.email, password: `${PASSWORD}-` } }, UNAUTHORIZED);
  const oldest = (await learner.make(listSessions)).findLast(({ current }) => !current);
  await learner.make(endSession, { sessionId: oldest?.id ?? '' });
  await others[2]?.make(logout);
  await learner.make(getDataExport);
}

/** Changes what an account is known by, and its ways in. The learner is signed in anew. */
export async function changeAccount(stage: Stage, learner: Learner): Promise<Learner> {
  const { mailbox } = stage;
  await learner.make(changeUsername, { body: { newUsername: `again-${learner.userId % 1_000_000}` } });
  const newEmail = `new-${learner.email}`;
  await learner.make(changeEmail, { body: { newEmail, password: PASSWORD } });
  await learner.make(getEmailChange);
  await learner.refused(changeEmail, { body: { newEmail, password: PASSWORD } }, TOO_MANY);
  const emailLink = await mailbox.link(newEmail, /\/confirm-email\//);
  await learner.make(confirmEmail, { query: { token: tokenOf(emailLink) } });
  learner.email = newEmail;
  await learner.make(changePassword, {
    body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, newPasswordRepeat: NEW_PASSWORD },
  });
  await learner.make(requestPasswordReset, { body: { email: newEmail } });
  const token = tokenOf(await mailbox.link(newEmail, /\/reset-password\//));
  await learner.make(checkResetLink, { query: { token } });
  await learner.make(resetPassword, {
    body: { token, newPassword: PASSWORD, newPasswordRepeat: PASSWORD },
  });
  const again = await signIn(stage, learner);
  await signIn(stage, learner);
  await again.make(endOtherSessions);
  return again;
}

/** Turns notifications of a device off and on again. */
export async function switchNotifications(learner: Learner): Promise<void> {
  await learner.make(turnOnPush, { body: subscription() });
  await learner.make(getPush);
  await learner.make(turnOffPush);
  await learner.make(turnOnPush, { body: subscription() });
}

/** Deletes the account. */
export async function leave(learner: Learner): Promise<void> {
  await learner.make(deleteAccount, { body: { password: PASSWORD } });
}
