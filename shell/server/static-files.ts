import express, { type RequestHandler } from 'express';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/;
const YEAR_SECONDS = 31_536_000;

/** Files as they are: hashed ones for ever, the others asked for each time. The page itself is not a file. */
export function staticFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    dotfiles: 'ignore',
    redirect: false,
    setHeaders(response, path) {
      const caching = HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      response.setHeader('Cache-Control', caching);
    },
  });
}
