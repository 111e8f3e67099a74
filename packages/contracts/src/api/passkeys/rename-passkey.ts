import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ONE_PASSKEY } from './credentials.ts';
import { PASSKEY } from './passkey.ts';

export const renamePasskey = declare({
  method: 'patch',
  path: '/api/v1/auth/passkeys/:passkeyId',
  summary: 'Renames a passkey',
  access: 'active',
  params: ONE_PASSKEY,
  body: shapeOf<{ readonly name: string }>({ name: FIELDS.passkeyName.required() }),
  answer: PASSKEY,
});
