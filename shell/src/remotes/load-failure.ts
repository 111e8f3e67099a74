/** Error codes of the federation runtime for a remote or shared module that could not be loaded. */
const FEDERATION_CODE = /#?RUNTIME-0\d\d/;

/** Whether an error says that code could not be fetched, and not that the code has a fault. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || FEDERATION_CODE.test(error.message);
}

/** Whether code of the shell itself could not be fetched: its build is not on the server any more. */
export function isLossOfOwnCode(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false;
  const { request } = error as { request?: unknown };
  return typeof request === 'string' && new URL(request, location.href).origin === location.origin;
}
