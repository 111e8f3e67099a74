/** What an error page says (requirement 2.9). */
export interface PageError {
  /** Of HTTP; 500 where the error has none. */
  readonly status: number;
  /** The error's own message, else the default of its status. */
  readonly message: string;
}

const DEFAULT_STATUS = 500;
/** Defaults of the two variants of the error page. */
export const NOT_FOUND_MESSAGE = 'Page Not Found';
export const SERVER_ERROR_MESSAGE = 'Internal Server Error';

const isErrorStatus = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600;

/** The error page of anything that was thrown. */
export function pageErrorOf(error: unknown): PageError {
  const { status, message } = Object(error) as { status?: unknown; message?: unknown };
  const known = isErrorStatus(status) ? status : DEFAULT_STATUS;
  if (typeof message === 'string' && message.trim() !== '') return { status: known, message };
  return { status: known, message: known === 404 ? NOT_FOUND_MESSAGE : SERVER_ERROR_MESSAGE };
}

/** Whether the message is one for people: a default, or what came with an HTTP status, unlike the words of a fault in code. */
export function isForPeople(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return isErrorStatus(status) || pageErrorOf(error).message === SERVER_ERROR_MESSAGE;
}
