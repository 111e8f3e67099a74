import { DAY_MS, LOCALES } from '@zielona-fala/contracts';
import { Router } from 'express';
import type { ShellConfig } from './config.ts';

/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** Contact for reporting vulnerabilities: `/.well-known/security.txt` (RFC 9116). */
export function securityTxt({ publicUrl, securityContact }: ShellConfig): Router {
  const path = '/.well-known/security.txt';
  return Router().get(path, (_request, response) => {
    const today = Math.floor(Date.now() / DAY_MS);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date((today + GOOD_FOR_DAYS) * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
      '',
    ];
    response.set('Cache-Control', 'no-cache').type('text/plain').send(lines.join('\n'));
  });
}
