import { invalid, type Problem } from '@zielona-fala/service-kit/http';

/** For signed-in learners; the same problem whether a code is wrong, expired or used. */
export const wrongCode = (): Problem =>
  invalid([{ field: 'code', code: 'wrong', message: 'This code is not good any more' }]);
