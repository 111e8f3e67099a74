// Runs in threads of its own, so that passwords are hashed below everything else.
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's recommendation). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, PARAMETERS);

export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);
