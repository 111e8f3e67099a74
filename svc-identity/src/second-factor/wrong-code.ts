import { invalid, type Problem } from '@zielona-fala/service-kit/http';

/** For whoever is signed in; one answer for a code that is wrong, too old or used. */
export const wrongCode = (): Problem =>
  invalid([{ field: 'code', code: 'wrong', message: 'This code is not good any more' }]);
