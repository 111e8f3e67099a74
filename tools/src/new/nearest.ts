/** The place of the last item that has most leading steps in common with `steps`; -1 where none has any. */
export function nearestTo(steps: readonly string[], items: readonly (readonly string[])[]): number {
  let best = { place: -1, shared: 1 };
  for (const [place, item] of items.entries()) {
    const different = steps.findIndex((step, index) => step !== item[index]);
    const shared = different === -1 ? steps.length : different;
    if (shared >= best.shared) best = { place, shared };
  }
  return best.place;
}
