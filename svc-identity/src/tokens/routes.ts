import { shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import type { JWK } from 'jose';
import type { KeyRing } from './key-ring.ts';

const KEY_SET = shapeOf<{ keys: readonly JWK[] }>({
  keys: Joi.array().items(Joi.object().unknown()).required(),
});

export function tokenRoutes(ring: KeyRing): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/.well-known/jwks.json',
      summary: 'The keys that verify access tokens',
      access: 'public',
      returns: KEY_SET,
      async handle({ response }) {
        const keys = await ring.published();
        response.set('cache-control', 'public, max-age=60');
        return { keys };
      },
    }),
  ];
}
