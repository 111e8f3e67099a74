import { createHolds, type Observable } from '@zielona-fala/web-kit/observable';
import { type DocumentHead, type HeadElement, OF_PAGE } from './document-head.ts';

/** Keeps the document's head in sync with the page. */
export interface HeadWriter {
  /** Language of the head that the server wrote. */
  readonly writtenIn: string;
  /** Says what page is there. */
  show(page: DocumentHead): void;
  /** Restores the head sent by the server, including its structured data. */
  showWritten(): void;
  /** Sets the head for content shown instead of the page. @returns restores the head of the page */
  cover(status: DocumentHead): () => void;
  /** Whether there is content in place of the page: that it is unavailable, broken, or none. */
  readonly covered: Observable<boolean>;
}

interface WrittenHead {
  readonly title: string;
  readonly elements: readonly Element[];
}

function build(document: Document, { title, elements }: DocumentHead): WrittenHead {
  const toElement = ({ tag, attributes }: HeadElement) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  return { title, elements: elements.map(toElement) };
}

/** Begins with the head that the server wrote. */
export function createHeadWriter(document: Document): HeadWriter {
  const written = () => [...document.head.querySelectorAll(OF_PAGE)];
  const fromServer: WrittenHead = { title: document.title, elements: written() };
  let page = fromServer;
  let status: WrittenHead | null = null;
  const covers = createHolds();

  const write = () => {
    const { title, elements } = status ?? page;
    document.title = title;
    for (const element of written()) element.remove();
    document.head.append(...elements);
  };

  return {
    covered: covers.held,
    writtenIn: document.documentElement.lang,
    show(head) {
      page = build(document, head);
      write();
    },
    showWritten() {
      page = fromServer;
      write();
    },
    cover(head) {
      const own = build(document, head);
      status = own;
      write();
      const release = covers.hold();
      return () => {
        release();
        if (status !== own) return;
        status = null;
        write();
      };
    },
  };
}
