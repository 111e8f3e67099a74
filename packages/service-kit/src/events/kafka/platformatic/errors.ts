/** The library nests what brokers answer, named by `apiId`, in errors that hold several. */
function answersIn(error: unknown): readonly unknown[] {
  if (error instanceof AggregateError) return error.errors.flatMap(answersIn);
  return [error instanceof Error && 'apiId' in error ? error.apiId : null];
}

/** Whether this is among what brokers answered. */
export const isAnswer = (error: unknown, apiId: string): boolean => answersIn(error).includes(apiId);

/** Whether brokers answered nothing else. */
export const areAll = (error: unknown, apiId: string): boolean =>
  answersIn(error).every((answer) => answer === apiId);
