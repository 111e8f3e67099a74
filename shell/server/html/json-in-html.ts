/** Data for the browser or for search engines. It is no script: the content security policy asks nothing of it. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
