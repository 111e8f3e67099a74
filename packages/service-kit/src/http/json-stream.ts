import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Chunks = AsyncIterable<string | Uint8Array>;

/** The fields of an answer: each as it is, streamed, or as the items of its list. */
type FieldsOf<Dto> = {
  readonly [Field in keyof Dto]:
    | Dto[Field]
    | JsonStream
    | (Dto[Field] extends readonly (infer Item)[] ? AsyncIterable<Item> : never);
};

/** JSON that is written as it is read, for answers of any length. */
export class JsonStream {
  readonly #chunks: Chunks;

  /** @param chunks one JSON text together */
  constructor(chunks: Chunks) {
    this.#chunks = chunks;
  }

  /** An object whose fields are written one after the other. */
  static of<Dto extends object>(fields: FieldsOf<Dto>): JsonStream {
    return new JsonStream(objectOf(fields));
  }

  chunks(): Chunks {
    return this.#chunks;
  }

  /** Sends it as the whole body. If it cannot be completed, the connection is aborted, so that the response is not taken for complete. */
  async send(response: Response): Promise<void> {
    await pipeline(Readable.from(this.#chunks, { objectMode: false }), response.type('application/json'));
  }
}

async function* objectOf(fields: object): Chunks {
  let separator = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* chunksOf(value);
    separator = ',';
  }
  yield '}';
}

async function* chunksOf(value: unknown): Chunks {
  if (value instanceof JsonStream) yield* value.chunks();
  else if (isAsyncIterable(value)) yield* listOf(value);
  else yield JSON.stringify(value);
}

async function* listOf(items: AsyncIterable<unknown>): Chunks {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
