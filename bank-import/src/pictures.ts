import { open } from 'node:fs/promises';

interface Format {
  readonly start: Buffer;
  /** What a whole file has near its end; metadata may follow. */
  readonly end: Buffer;
}

const FORMATS: Readonly<Record<string, Format>> = {
  jpg: { start: Buffer.from('ffd8ff', 'hex'), end: Buffer.from('ffd9', 'hex') },
  png: { start: Buffer.from('89504e47', 'hex'), end: Buffer.from('IEND') },
  webp: { start: Buffer.from('RIFF'), end: Buffer.alloc(0) },
};
const NEAR_END = 65_536;

/** Whether a picture is of the format that its name says, and was not cut short. */
export async function isWholePicture(file: string, format: string): Promise<boolean> {
  const { start, end } = FORMATS[format] ?? { start: Buffer.alloc(0), end: Buffer.alloc(0) };
  await using handle = await open(file);
  const { size } = await handle.stat();
  const head = Buffer.alloc(start.length);
  await handle.read(head, 0, head.length, 0);
  const tail = Buffer.alloc(Math.min(size, NEAR_END));
  await handle.read(tail, 0, tail.length, size - tail.length);
  return head.equals(start) && tail.includes(end);
}
