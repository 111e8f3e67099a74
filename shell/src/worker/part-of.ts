const RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Answers a request for a part of a file that is kept whole, as elements that play films make them.
 * @param range the request's `Range`; what is none that we know is answered with the whole file
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [asked, first = '', last = ''] = RANGE.exec(range ?? '') ?? [];
  if (asked === undefined) return whole;
  const file = await whole.blob();
  const { size, type } = file;
  const start = Number(first);
  const end = Math.min(last === '' ? size : Number(last) + 1, size);
  if (start >= end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  const headers = {
    'accept-ranges': 'bytes',
    'content-length': String(end - start),
    'content-range': `bytes ${start}-${end - 1}/${size}`,
  };
  return new Response(file.slice(start, end, type), { status: 206, headers });
}
