import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';

// Tests run what production runs: the same type stripping as Node itself, and nothing more.
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(process.version)
      .update('\0')
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex'),
};
