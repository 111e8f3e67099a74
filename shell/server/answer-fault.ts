import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** A fault of our own: logged whole, told without any detail. */
export function answerFault(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    const status =
      typeof error?.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) log.error({ err: error, requestId: request.headers[REQUEST_ID_HEADER] }, 'fault');
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(status)
      .type('text/plain')
      .send(status === 500 ? 'Internal Server Error' : 'Bad Request');
  };
}
