import type { Services } from '@zielona-fala/tools/services';

/** Where a service's database is. */
export function databaseUri({ mongodbUri }: Pick<Services, 'mongodbUri'>, database: string): string {
  const uri = new URL(mongodbUri);
  uri.pathname = `/${database}`;
  return uri.href;
}
