/** Data for the browser or for search engines. The content security policy does not apply, because it is not a script. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
