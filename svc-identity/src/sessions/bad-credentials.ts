import { Problem } from '@zielona-fala/service-kit/http';

/** One answer for an unknown address, a wrong password, and one that was replaced meanwhile. */
export const badCredentials = (): Problem =>
  new Problem(401, 'bad-credentials', 'The e-mail address or the password is not right');
