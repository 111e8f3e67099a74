import { type ClientErrorReport, maskPath, maskPersonal } from '@zielona-fala/contracts';

/** The report without anything personal, whatever the browser has left in it. */
export function maskReport({ message, path, ...rest }: ClientErrorReport): ClientErrorReport {
  return { ...rest, message: maskPersonal(message), path: maskPersonal(maskPath(path)) };
}
