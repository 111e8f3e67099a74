import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { DamagedFile, type GivenFile, type Pack } from './given-file.ts';

const UTF_8_NAMES = 0x08_00;

/**
 * Opens a ZIP archive of any size. Of its files one at a time is unpacked, into the folder for temporary files.
 * @throws TypeError when it is damaged, e.g. because its download was cut short
 */
export async function openArchive(file: string): Promise<Pack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  try {
    const archive = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false });
    const files: GivenFile[] = [];
    for await (const entry of archive.eachEntry()) {
      const name = nameOf(entry);
      if (!name.endsWith('/')) files.push(givenFile(archive, entry, path.posix.basename(name), folder));
    }
    return {
      files,
      async close() {
        archive.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new TypeError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function givenFile(archive: ZipFile, entry: Entry, name: string, folder: string): GivenFile {
  return {
    name,
    size: entry.uncompressedSize,
    async read(work) {
      const file = path.join(folder, `${randomUUID()}${path.extname(name).toLowerCase()}`);
      try {
        await unpack(archive, entry, file);
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

async function unpack(archive: ZipFile, entry: Entry, file: string): Promise<void> {
  let sum = 0;
  const summed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      done(null, piece);
    },
  });
  const content = await archive.openReadStreamPromise(entry).catch(damaged);
  content.once('error', (error) => summed.destroy(new DamagedFile(error.message)));
  await pipeline(content, summed, createWriteStream(file)).catch((error: unknown) => {
    throw content.errored === null ? error : damaged(content.errored);
  });
  if (sum !== entry.crc32) throw new DamagedFile('its content is not that which was packed');
}

function damaged(error: unknown): never {
  throw new DamagedFile(error instanceof Error ? error.message : String(error));
}

/** Names that are not marked as UTF-8 come from Windows, which packs in the code page of a Polish DOS. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isMarked = (generalPurposeBitFlag & UTF_8_NAMES) !== 0 || extraFields.some(({ id }) => id === 0x7075);
  if (isMarked) return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  const letters = Array.from(fileNameRaw, (byte) => CODE_PAGE_852.get(byte) ?? String.fromCharCode(byte));
  return letters.join('').replaceAll('\\', '/');
}

/** The Polish letters of code page 852, which Node's decoders do not know. */
const CODE_PAGE_852: ReadonlyMap<number, string> = new Map([
  ...([0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe] as const).map(
    (byte, index) => [byte, 'ąćęłńóśźż'.charAt(index)] as const,
  ),
  ...([0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd] as const).map(
    (byte, index) => [byte, 'ĄĆĘŁŃÓŚŹŻ'.charAt(index)] as const,
  ),
]);
