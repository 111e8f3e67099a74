import { GOOGLE_SIGN_IN_FLAG } from '@zielona-fala/contracts';
import { notFound } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { Flags } from '../flags/flags.ts';

/** Lets a call through where signing in with Google is configured and switched on; elsewhere there is no such call. */
export function createOffered(flags: Flags): RequestHandler {
  return async (_request, _response, next) => {
    const isOn = (await flags()).some(({ name }) => name === GOOGLE_SIGN_IN_FLAG);
    next(isOn ? undefined : notFound());
  };
}
