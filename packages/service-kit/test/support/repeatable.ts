import { randomUUID } from 'node:crypto';
import { declare } from '@zielona-fala/contracts/api/declare';
import type { Express } from 'express';
import Joi from 'joi';
import type { Connection } from 'mongoose';
import {
  conflict,
  createApi,
  createHttpApp,
  type Endpoint,
  type Guards,
  serve,
} from '../../src/http/index.ts';
import { createIdempotencyStore, type IdempotencyStore } from '../../src/idempotency/index.ts';
import { afterCommit, createTransact, sharedTransaction } from '../../src/mongo/index.ts';
import { type Clock, createLog, createMetrics } from '../../src/process/index.ts';

/** A service whose effect is a letter in a database, for whoever the header `user` names. */
export interface Repeatable {
  readonly http: Express;
  readonly idempotency: IdempotencyStore;
}

interface Letter {
  readonly _id: string;
  readonly text: string;
}

const LETTER = Joi.object<{ text: string }>({ text: Joi.string().required() });
const LETTER_ID = Joi.object<{ id: string }>({ id: Joi.string().required() });

const identify: Guards['optional'] = [
  (request, response, next) => {
    const userId = request.get('user');
    if (userId !== undefined) response.locals.user = { userId: Number(userId), sessionId: 's' };
    next();
  },
];

/** @param done what happens after the effect and before the answer */
export function createRepeatable(connection: Connection, clock: Clock, done = async () => {}): Repeatable {
  const letters = connection.collection<Letter>('letters');
  const idempotency = createIdempotencyStore(connection, {
    ...{ secret: 'a-secret-of-the-service', clock },
    lock: async () => true,
  });
  const add = (text: string): Promise<string> =>
    createTransact(connection)(async (transaction) => {
      const _id = randomUUID();
      await letters.insertOne({ _id, text }, { session: transaction });
      if (text === 'refused') throw conflict('test-finished', 'Not now');
      return _id;
    });
  const takes = (method: 'post' | 'put', path: string, handle: (text: string) => Promise<string>): Endpoint =>
    serve(
      declare({
        method,
        path,
        summary: 'Keeps a text',
        access: 'optional',
        body: LETTER,
        answer: LETTER_ID,
        status: 201,
      }),
      async ({ body }) => ({ id: await handle(body.text) }),
    );
  const write = async (text: string): Promise<string> => {
    const id = await add(text);
    await afterCommit(done);
    return id;
  };
  const endpoints = [
    takes('post', '/api/v1/letters', write),
    takes('post', '/api/v1/others', write),
    takes('post', '/api/v1/auth/letters', write),
    takes('put', '/api/v1/letters', write),
    takes('post', '/api/v1/single', async (text) => {
      const _id = randomUUID();
      await letters.insertOne({ _id, text }, { session: sharedTransaction() });
      return _id;
    }),
    takes('post', '/api/v1/careless', async (text) => {
      await add('refused').catch(() => undefined);
      return add(text);
    }),
  ];
  const guards: Guards = {
    public: [],
    optional: identify,
    'once-signed-in': [],
    'signed-in': [],
    active: [],
  };
  const api = createApi(endpoints, guards, idempotency);
  const parts = { log: createLog('repeatable', 'silent'), metrics: createMetrics() };
  return { http: createHttpApp({ ...parts, handlers: [api] }), idempotency };
}
