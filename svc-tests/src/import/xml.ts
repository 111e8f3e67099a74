import { SaxesParser } from 'saxes';

type Attributes = Readonly<Record<string, string>>;

/** What to do with the parts of a document. Names come without the prefix of their namespace. */
export interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads a document piece by piece.
 * @yields the number of bytes read, whenever the handlers have seen another piece
 * @throws Error when it is not well-formed
 */
export async function* readXml(
  document: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): AsyncGenerator<number> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  parser.on('opentag', ({ name, attributes }) =>
    handlers.open?.(localName(name), withLocalNames(attributes)),
  );
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  for await (const piece of document) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield piece.byteLength;
  }
  parser.write(decoder.decode()).close();
  yield 0;
}

/** Reads a whole document. */
export async function parseXml(document: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const pieces = readXml(document, handlers);
  while (!(await pieces.next()).done);
}

function withLocalNames(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
