import { StructuredData } from '@zielona-fala/web-kit/facts';
import { Link, useLocation } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../route-table.ts';
import * as css from './Breadcrumb.module.css';

const step = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

interface Above {
  readonly title: string;
  readonly path: string;
}

export interface BreadcrumbProps {
  readonly title: string;
  /** The page that it stands below, itself below the home page. */
  readonly above?: Above;
}

/** Where a page stands: below the home page, or one that is. */
export function Breadcrumb({ title, above }: BreadcrumbProps) {
  const intl = useIntl();
  const home = usePath(ROUTE_TABLE)('home');
  const { pathname } = useLocation();
  const homeName = intl.formatMessage({
    id: 'public.breadcrumb.home',
    defaultMessage: 'Strona główna',
    description: 'Link to the home page, above the heading of a page',
  });
  const steps: readonly Above[] = [{ title: homeName, path: home }, ...(above ? [above] : [])];
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'public.breadcrumb.label',
        defaultMessage: 'Jesteś tutaj',
        description: 'Names the line that says where the page stands, for screen readers',
      })}
    >
      <ol className={css.crumbs}>
        <li className={css.crumb}>
          <Link to={home}>{homeName}</Link>
        </li>
        {steps.slice(1).map((each) => (
          <li className={css.crumb} key={each.path}>
            <Link to={each.path}>{each.title}</Link>
          </li>
        ))}
        <li className={css.crumb} aria-current="page">
          {title}
        </li>
      </ol>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...steps, { title, path: pathname }].map((each, index) =>
            step(index + 1, each.title, each.path),
          ),
        }}
      />
    </nav>
  );
}
