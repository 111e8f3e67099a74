import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { parse } from 'csv-parse';
import { type EditionFile, EditionRefused, type Row } from './edition-file.ts';

const UTF_8 = 'utf-8';
const WINDOWS_1250 = 'windows-1250';

/** Opens a table separated by `;` in UTF-8, with or without byte order mark, or in Windows-1250. */
export async function openCsv(file: string): Promise<EditionFile> {
  const { size } = await stat(file);
  const encoding = await encodingOf(file);
  let done = 0;
  return {
    savedOn: null,
    sheets: [
      {
        name: path.basename(file),
        rows: () => {
          done = 0;
          return rowsOf(
            decoded(file, encoding, (bytes) => {
              done += bytes;
            }),
            file,
          );
        },
        share: () => Math.min(1, done / Math.max(1, size)),
      },
    ],
  };
}

async function* rowsOf(text: AsyncIterable<string>, file: string): AsyncGenerator<Row> {
  const parser = parse({ delimiter: ';', relax_column_count: true, relax_quotes: true });
  let row = 0;
  try {
    for await (const cells of Readable.from(text).compose(parser) as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EditionRefused(`${path.basename(file)} cannot be read as CSV after row ${row}: ${reason}`);
  }
}

async function* decoded(
  file: string,
  encoding: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    onBytes(piece.byteLength);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

/** Text that is not valid UTF-8 is read as Windows-1250, the other common encoding of Polish tables. */
async function encodingOf(file: string): Promise<string> {
  const strict = new TextDecoder(UTF_8, { fatal: true });
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      strict.decode(piece, { stream: true });
    }
    strict.decode();
    return UTF_8;
  } catch (error) {
    if (!isInvalidText(error)) throw error;
    return WINDOWS_1250;
  }
}

function isInvalidText(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}
