import { invalid } from '@zielona-fala/service-kit/http';

/**
 * Checks that a password was typed the same twice. Apart from the schemas, since OpenAPI cannot say it.
 * @throws Problem 422 on `field`
 */
export function mustRepeat(field: string, repeated: string, password: string): void {
  if (repeated === password) return;
  throw invalid([{ field, code: 'not-equal', message: 'The two fields are not equal' }]);
}
