import { describe, expect, test } from '@jest/globals';
import { NOTICES } from '../src/api/notices/notices.ts';

describe.each(Object.entries(NOTICES))('the notice %s', (_type, { schema, golden }) => {
  test('is accepted unchanged', () => {
    const { error, value } = schema.validate(golden, { convert: false });
    expect(error).toBeUndefined();
    expect(value).toEqual(golden);
  });

  test('is refused without any of its fields', () => {
    for (const field of Object.keys(golden)) {
      const lacking = Object.fromEntries(Object.entries(golden).filter(([name]) => name !== field));
      expect(schema.validate(lacking).error).toBeDefined();
    }
  });
});
