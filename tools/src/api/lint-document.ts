import { createConfig, lint } from '@redocly/openapi-core';
import { DOCUMENT_FILE } from './document.ts';

/** What the given paths cannot keep: fixed words stand beside parameters, and two calls answer with a redirect alone. */
const NOT_OURS = { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' } as const;

/** What the linter says against the document of the API; null when nothing. */
export async function lintDocument(): Promise<string | null> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: NOT_OURS });
  const problems = await lint({ ref: DOCUMENT_FILE, config });
  const lines = problems.map(
    ({ ruleId, message, location: [place] }) => `${place?.pointer ?? ''}: ${message} (${ruleId})`,
  );
  return lines.length === 0 ? null : lines.join('\n');
}
