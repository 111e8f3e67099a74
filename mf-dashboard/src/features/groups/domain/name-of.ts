/** What a person is called; their names can be unavailable for a while. */
export const nameOf = ({ username }: { readonly username: string | null }): string => username ?? '…';
