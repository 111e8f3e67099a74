import { BRAND } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useLayoutEffect } from 'react';

export interface PageTitleProps {
  /** Without the product's name, which is added. */
  readonly title: string;
  /** At least 30 characters. */
  readonly description: string;
}

function descriptionElement(): Element {
  const known = document.head.querySelector('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.setAttribute('name', 'description');
  document.head.append(made);
  return made;
}

/** Sets the document's title and description, in place of those that the server wrote. */
export function PageTitle({ title, description }: PageTitleProps) {
  const brand = BRAND[useLocale()];
  useLayoutEffect(() => {
    document.title = `${title} · ${brand}`;
    descriptionElement().setAttribute('content', description);
  }, [title, description, brand]);
  return null;
}
