import { notFound } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';

const BASE = 'http://gateway';

/** Resolves dot segments first of all, so that what is checked and routed here is what the service will understand. */
export const normalizedPath: RequestHandler = (request, _response, next) => {
  const target = request.originalUrl;
  if (!target.startsWith('/') || !URL.canParse(BASE + target)) throw notFound();
  const { pathname, search } = new URL(BASE + target);
  request.url = pathname + search;
  next();
};
