import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `POST v1/client-errors`: something went wrong in a browser. Holds no personal data; identity masks it once more. */
export interface ClientErrorReport {
  readonly message: string;
  /** Path of the page, without query. */
  readonly path: string;
  /** HTTP status of the failed call or answer. */
  readonly status?: number;
  /** Id of the shell's build. */
  readonly build?: string;
}

export const reportClientError = declare({
  method: 'post',
  path: '/api/v1/client-errors',
  summary: 'Reports an error of a browser',
  access: 'public',
  body: shapeOf<ClientErrorReport>({
    message: Joi.string().max(1000).required(),
    path: Joi.string().pattern(/^\//).max(500).required(),
    status: Joi.number().integer().min(0).max(599),
    build: Joi.string()
      .pattern(/^[\w.-]+$/)
      .max(64),
  }),
  limits: [{ name: 'client-errors', calls: 60, seconds: 60 * 60, per: 'address', by: 'gateway' }],
});
