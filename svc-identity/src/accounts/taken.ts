import { invalid, type Problem } from '@zielona-fala/service-kit/http';
import type { UniqueField } from './domain.ts';

const MESSAGES: Readonly<Record<UniqueField, string>> = {
  username: 'This username is already taken',
  email: 'An account with this e-mail address already exists',
};

/** @param names how the fields are called in the caller's payload, where it is not as in the account */
export function taken(
  fields: readonly UniqueField[],
  names: Partial<Record<UniqueField, string>> = {},
): Problem {
  return invalid(
    fields.map((field) => ({ field: names[field] ?? field, code: 'taken', message: MESSAGES[field] })),
  );
}
