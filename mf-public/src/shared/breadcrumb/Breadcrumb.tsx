import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../route-table.ts';
import * as css from './Breadcrumb.module.css';

/** Where a page stands: below the home page. */
export function Breadcrumb({ title }: { readonly title: string }) {
  const intl = useIntl();
  const home = usePath(ROUTE_TABLE)('home');
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
          <Link to={home}>
            <FormattedMessage
              id="public.breadcrumb.home"
              defaultMessage="Strona główna"
              description="Link to the home page, above the heading of a page"
            />
          </Link>
        </li>
        <li className={css.crumb} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
