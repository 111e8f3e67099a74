import { BRAND } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { usePath } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { type OwnPage, ROUTE_TABLE } from '../../route-table.ts';
import { RICH_TEXT } from '../rich-text.tsx';

/** A message that may say `{brand}` and carry the tags b, contact, privacy, terms, roadmap. */
export function ProseText({ message }: { readonly message: MessageDescriptor }) {
  const path = usePath(ROUTE_TABLE);
  const brand = BRAND[useLocale()];
  const linkTo = (page: OwnPage) => (chunks: ReactNode) => <Link to={path(page)}>{chunks}</Link>;
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
