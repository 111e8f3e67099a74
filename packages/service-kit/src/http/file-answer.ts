import type { Response } from 'express';

/** An answer that is a file for the caller to keep, of one of the media types that its endpoint declares. */
export class FileAnswer {
  readonly #file: { readonly name: string; readonly mediaType: string; readonly content: string };

  /** @param file with the name under which a browser saves it */
  constructor(file: { readonly name: string; readonly mediaType: string; readonly content: string }) {
    this.#file = file;
  }

  /** Sends it as the whole body, in UTF-8. */
  send(response: Response): void {
    const { name, mediaType, content } = this.#file;
    response.attachment(name).type(mediaType).send(content);
  }
}
