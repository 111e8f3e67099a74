import { BRAND, type PublicScreen } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { RICH_TEXT } from '../rich-text.tsx';
import { useScreenPath } from '../use-screen-path.ts';

/** A message that may say `{brand}` and carry the tags b, contact, privacy, terms, roadmap. */
export function ProseText({ message }: { readonly message: MessageDescriptor }) {
  const screenPath = useScreenPath();
  const brand = BRAND[useLocale()];
  const linkTo = (screen: PublicScreen) => (chunks: ReactNode) => (
    <Link to={screenPath(screen)}>{chunks}</Link>
  );
  return (
    <FormattedMessage
      {...message}
      values={{
        ...RICH_TEXT,
        brand,
        contact: linkTo('contact'),
        privacy: linkTo('privacy-policy'),
        terms: linkTo('terms-of-service'),
        roadmap: linkTo('roadmap'),
      }}
    />
  );
}
