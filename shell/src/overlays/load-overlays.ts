/** Fetches what toasts and questions are made of. The only place that does: each import may be a file of its own. */
export const loadOverlays = () => import('./overlay-parts.ts');

/** Fetches these with all that a question needs, so that it can be asked without a network too. */
export async function loadQuestion() {
  const parts = await loadOverlays();
  await parts.loadModal();
  return parts;
}

export type Question = Pick<Awaited<ReturnType<typeof loadQuestion>>, 'confirmLoss'>;
