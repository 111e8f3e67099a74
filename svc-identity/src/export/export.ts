import { type DataExportDto, type Day, dayIn, type ExportedSecurityEventDto } from '@zielona-fala/contracts';
import { DATA_EXPORTS } from '@zielona-fala/contracts/api/export/get-data-export';
import { JsonStream } from '@zielona-fala/service-kit/http';
import type { Limits } from '@zielona-fala/service-kit/limits';
import type { Clock } from '@zielona-fala/service-kit/process';
import { accountOf } from '../accounts/account-of.ts';
import type { AccountStore } from '../accounts/store.ts';
import type { Client } from '../client.ts';
import type { GoogleLink } from '../google/domain.ts';
import type { LinkStore } from '../links/store.ts';
import type { MailQueue } from '../mail/queue.ts';
import { type PasskeyStore, toPasskeyDto } from '../passkeys/store.ts';
import { preferencesOf } from '../preferences/domain.ts';
import type { PushSubscription } from '../push/domain.ts';
import type { SecondFactorStore } from '../second-factor/store.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { SecurityDocument, SecurityLogStore } from '../security-log/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Asking, OtherServices } from './other-services.ts';

/**
 * Everything that is held about a learner, as `DataExportDto` says it. What is exported is said to the security log.
 * @throws Problem 429 for too many, 503 when a service cannot be read: a part is never given for the whole
 */
export type ExportData = (userId: number, asking: Asking, client: Client) => Promise<DataExport>;

export interface DataExport {
  /** Of the learner's calendar. */
  readonly day: Day;
  readonly content: JsonStream;
}

export interface ExportParts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly secondFactors: SecondFactorStore;
  readonly passkeys: PasskeyStore;
  readonly links: LinkStore;
  readonly mails: MailQueue;
  readonly securityEntries: SecurityLogStore;
  readonly securityLog: SecurityLog;
  readonly otherServices: OtherServices;
  readonly limits: Limits;
  readonly clock: Clock;
}

export function createExportData(parts: ExportParts): ExportData {
  const { clock } = parts;
  const exports = parts.limits.counter(DATA_EXPORTS);

  return async (userId, asking, client) => {
    const account = await accountOf(parts.accounts, userId);
    await exports.take(String(userId));
    const { tests, statistics } = await parts.otherServices.read(asking);
    const { username, email, newEmail = null, created, isActive, experiencePoints, google } = account;
    const sessions = await parts.sessions.ofUser(userId, clock.now());
    const factor = await parts.secondFactors.ofUser(userId);
    const passkeys = (await parts.passkeys.ofUser(userId)).map((passkey) => toPasskeyDto(passkey, account));
    const links = await parts.links.ofUser(userId);
    const waitingMails = await parts.mails.ofUser(account);
    await parts.securityLog.record({ event: 'data-exported', outcome: 'done', userId, client });
    const now = clock.now();
    const preferences = preferencesOf(account);
    const content = JsonStream.of<DataExportDto>({
      exportedAt: now.toISOString(),
      account: {
        userId,
        username,
        email,
        newEmail,
        created: created.toISOString(),
        isActive,
        experiencePoints,
        google: google === undefined ? null : exportedGoogle(google),
      },
      preferences,
      secondFactor: factor && {
        since: factor.since?.toISOString() ?? null,
        recoveryCodesLeft: factor.recoveryCodes.length,
      },
      passkeys,
      sessions: sessions.map(({ sessionId, createdAt, lastSeen, expiresAt, device, push }) => ({
        id: sessionId,
        created: createdAt.toISOString(),
        lastSeen: lastSeen.toISOString(),
        expires: expiresAt.toISOString(),
        device,
        notifications: push === undefined ? null : exportedPush(push),
      })),
      links,
      waitingMails,
      securityLog: exported(parts.securityEntries.all(userId)),
      tests,
      statistics,
    });
    return { day: dayIn(preferences.timeZone, now), content };
  };
}

async function* exported(entries: AsyncIterable<SecurityDocument>): AsyncGenerator<ExportedSecurityEventDto> {
  for await (const { event, outcome, at, place, device } of entries) {
    yield { event, outcome, at: at.toISOString(), place, device };
  }
}

const exportedPush = ({ endpoint, since }: PushSubscription) => ({
  service: new URL(endpoint).host,
  since: since.toISOString(),
});

const exportedGoogle = ({ issuer, subject, linkedAt }: GoogleLink) => ({
  issuer,
  subject,
  linkedAt: linkedAt.toISOString(),
});
