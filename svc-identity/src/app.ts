import { createRevocations } from '@zielona-fala/service-kit/auth';
import { createEvents, createSequenceMarks, readYourWrites } from '@zielona-fala/service-kit/events';
import { createLimits } from '@zielona-fala/service-kit/limits';
import {
  createMongo,
  createTransact,
  isMongoReady,
  openMongo,
  watchMongo,
} from '@zielona-fala/service-kit/mongo';
import { createNoticeReader, createNotices, createNoticeWakes } from '@zielona-fala/service-kit/notices';
import { type App, type AppParts, type Clock, systemClock } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { createLease, createLiveness, createWake } from '@zielona-fala/service-kit/worker';
import { createActivationMails } from './accounts/activation-mails.ts';
import { ensureDemoAccount } from './accounts/demo.ts';
import { createSentryForwarder } from './client-errors/sentry.ts';
import type { IdentityConfig } from './config.ts';
import { completeReminder, reminderDueHandler } from './consumers/reminder-due.ts';
import { testFinishedHandler } from './consumers/test-finished.ts';
import { createEmailChange } from './emails/change.ts';
import { derivedKeys } from './encryption/derived-keys.ts';
import { createSealed } from './encryption/sealed.ts';
import { createErasureMetrics } from './erasures/metrics.ts';
import { createEventStreams } from './event-streams/event-streams.ts';
import { createGoogle } from './google/configured.ts';
import { createHttp } from './http.ts';
import { createAddressHash } from './links/address-hash.ts';
import { createMailedLinks } from './links/mailed-links.ts';
import type { SendMail } from './mail/domain.ts';
import { createMailMetrics } from './mail/metrics.ts';
import { mailCollection } from './mail/queue.ts';
import { createSmtp } from './mail/smtp.ts';
import { createMailWorker } from './mail/worker.ts';
import { createWriteMail } from './mail/write.ts';
import { createHasher } from './passwords/hasher.ts';
import { createOwnPassword } from './passwords/own-password.ts';
import { createPasswordReset } from './passwords/reset.ts';
import { createPushMetrics } from './push/metrics.ts';
import { createSendPush } from './push/send.ts';
import { createPushWorker } from './push/worker.ts';
import { createOwnFactors } from './second-factor/own-factors.ts';
import { resealSecondFactors } from './second-factor/reseal.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createSecurityLog } from './security-log/security-log.ts';
import { createEndSessions } from './sessions/end-all.ts';
import { revocable } from './sessions/revocable.ts';
import { createStores } from './stores.ts';
import { createKeyRing } from './tokens/key-ring.ts';

/** What a test can put in the place of the real thing. */
export interface IdentityOptions {
  readonly clock?: Clock;
  readonly sendMail?: SendMail;
  /** How often event streams are looked after, in milliseconds. */
  readonly beatMs?: number;
  /** How often it is looked whether notifications wait. */
  readonly pushPollMs?: number;
}

/** Composes svc-identity: accounts and their sessions, mails, event streams. */
export function createApp(config: IdentityConfig, parts: AppParts, options: IdentityOptions = {}): App {
  const { log, metrics } = parts;
  const clock = options.clock ?? systemClock;
  const connection = createMongo();
  const redis = connectRedis(config.REDIS_URL, log);
  const [limitKey] = derivedKeys(config.SESSION_SECRET, 'limits');
  const stores = createStores(connection, clock, config.SESSION_SECRET);
  const { accounts, sessions, passkeys, secondFactors, links, mails, pushes, pace } = stores;
  const transact = createTransact(connection);
  const events = createEvents({
    log,
    metrics,
    service: 'svc-identity',
    connection,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    kafka: config,
    topics: config,
    clock,
  });
  const { outbox, watermarks } = events;
  const marks = createSequenceMarks(redis, log);
  const revocations = createRevocations(redis, log);
  const endSessions = createEndSessions({ accounts, sessions, revocations, clock, log });
  const eventStreams = createEventStreams({
    reader: createNoticeReader(redis),
    wakes: createNoticeWakes(redis, log),
    revocations,
    clock,
    log,
    registry: metrics.registry,
    scale: config.RATE_LIMIT_SCALE,
    ...(options.beatMs === undefined ? {} : { beatMs: options.beatMs }),
  });
  const sealed = createSealed(config.KEY_SECRET, 'second-factor');
  const ring = createKeyRing(stores.keys, config.KEY_SECRET, clock);
  const { SENTRY_DSN } = config;
  const errorForwarder = SENTRY_DSN === undefined ? null : createSentryForwarder(SENTRY_DSN, systemClock);
  const google = createGoogle(config, { clock, log });
  const limits = createLimits({
    redis,
    scope: 'identity',
    secret: limitKey,
    scale: config.RATE_LIMIT_SCALE,
    log,
  });
  const hasher = createHasher(metrics.registry);
  const securityLog = createSecurityLog({
    store: stores.securityEntries,
    accounts,
    clock,
    log,
    secrets: config.SESSION_ID_SECRET,
  });
  const mailedLinks = createMailedLinks({
    accounts,
    links,
    addressHash: createAddressHash(config.KEY_SECRET),
    transact,
    clock,
    publicUrl: config.PUBLIC_URL,
  });
  const reset = createPasswordReset({
    accounts,
    mailedLinks,
    passkeys,
    mails,
    pace,
    endSessions,
    hasher,
    transact,
    limits,
    securityLog,
  });
  const activationMails = createActivationMails({ accounts, mailedLinks, mails, pace });
  const ownPassword = createOwnPassword({ accounts, hasher, limits, securityLog });
  const secondFactor = createSecondFactor({
    secondFactors,
    sealed,
    hasher,
    clock,
    limits,
    securityLog,
  });
  const ownFactors = createOwnFactors({ ownPassword, secondFactor });
  const emailChange = createEmailChange({
    accounts,
    activationMails,
    links,
    mailedLinks,
    mails,
    pace,
    ownFactors,
    limits,
    securityLog,
    transact,
  });
  const mailWorker = createMailWorker({
    queue: mails,
    lease: createLease(connection, 'mails', log),
    wake: createWake(mailCollection(connection), log),
    send: options.sendMail ?? createSmtp(config.SMTP_URL, config.MAIL_FROM),
    write: createWriteMail({
      operator: {
        name: config.OPERATOR_NAME,
        address: config.OPERATOR_ADDRESS,
        email: config.OPERATOR_EMAIL,
      },
      publicUrl: config.PUBLIC_URL,
    }),
    completions: {
      activation: activationMails.complete,
      'password-reset': reset.complete,
      'email-change': emailChange.complete,
      reminder: completeReminder(clock),
    },
    metrics: createMailMetrics(metrics.registry, mails.backlog, { clock, log }),
    log,
  });

  const { VAPID_PRIVATE_KEY: privateKey } = config;
  const pushWorker =
    privateKey === undefined
      ? null
      : createPushWorker({
          queue: pushes,
          sessions,
          lease: createLease(connection, 'pushes', log),
          pollMs: options.pushPollMs,
          send: createSendPush({
            privateKey,
            services: config.PUSH_SERVICES,
            subject: `mailto:${config.OPERATOR_EMAIL}`,
            clock,
          }),
          metrics: createPushMetrics(metrics.registry),
          clock,
          log,
        });

  createErasureMetrics(metrics.registry, stores.erasures, { clock, log });
  watchMongo(connection, parts);
  metrics.watch('redis', async () => redis.status === 'ready');
  return {
    http: createHttp(config, {
      log,
      metrics,
      stores,
      transact,
      outbox,
      marks,
      revocations,
      endSessions,
      ring,
      hasher,
      securityLog,
      sealed,
      reset,
      mailedLinks,
      activationMails,
      ownPassword,
      secondFactor,
      ownFactors,
      emailChange,
      clock,
      limits,
      google,
      errorForwarder,
      eventStreams,
      notices: createNotices(redis, log),
      revocable: revocable(redis),
      afterOwnTests: readYourWrites(marks, watermarks, ['test-finished']),
    }),
    async start() {
      await openMongo(connection, config.MONGODB_URI);
      await openRedis(redis);
      await stores.ensureIndexes();
      await ring.signing();
      await resealSecondFactors(secondFactors, sealed);
      await events.start([
        testFinishedHandler(accounts, outbox, watermarks),
        reminderDueHandler({ accounts, sessions, mails, pushes, clock, publicUrl: config.PUBLIC_URL }),
      ]);
      if (config.DEMO_ACCOUNT !== undefined) {
        await ensureDemoAccount(config.DEMO_ACCOUNT, { accounts, hasher, outbox, transact, clock });
      }
      mailWorker.start();
      pushWorker?.start();
      await eventStreams.start();
    },
    endStreams: () => eventStreams.end(),
    async stop() {
      google?.close();
      errorForwarder?.stop();
      await mailWorker.stop();
      await pushWorker?.stop();
      await events.stop();
      await hasher.close();
      eventStreams.stop();
      redis.disconnect();
      await connection.close();
    },
    isReady: () => isMongoReady(connection),
    isAlive: createLiveness({
      work: [...events.work, mailWorker.work, ...(pushWorker === null ? [] : [pushWorker.work])],
      clock,
      log,
    }),
  };
}
