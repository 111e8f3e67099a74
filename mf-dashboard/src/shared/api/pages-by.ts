/**
 * Asks for the pages of a list by the id of the last entry that is there.
 * @param size of a page; a shorter one is the last
 */
export const pagesBy = <Entry, Id>(size: number, idOf: (entry: Entry) => Id) => ({
  initialPageParam: null,
  getNextPageParam(page: readonly Entry[]): Id | undefined {
    const last = page.at(-1);
    return page.length < size || last === undefined ? undefined : idOf(last);
  },
});
