import { invalid, type Problem } from '@zielona-fala/service-kit/http';

/** One answer for links that never existed, were used, are too old, or went to another address. */
export const badLink = (): Problem =>
  invalid([{ field: 'token', code: 'invalid', message: 'This link is not valid any more' }]);
