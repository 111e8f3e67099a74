import type { ClientErrorReport } from '@zielona-fala/contracts';
import { shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import Joi from 'joi';
import type { TakeReport } from './reports.ts';

const REPORT = shapeOf<ClientErrorReport>({
  message: Joi.string().max(1000).required(),
  path: Joi.string().pattern(/^\//).max(500).required(),
  status: Joi.number().integer().min(0).max(599),
  build: Joi.string()
    .pattern(/^[\w.-]+$/)
    .max(64),
});

export function clientErrorRoutes(take: TakeReport): Endpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/api/v1/client-errors',
      summary: 'Reports an error of a browser',
      access: 'public',
      body: REPORT,
      handle: ({ body }) => take(body),
    }),
  ];
}
