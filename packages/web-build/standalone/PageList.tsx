import { Link } from '@zielona-fala/web-kit/router';
import * as css from './Standalone.module.css';

/** Where the remote has no page: the ones that it has. */
export function PageList({ paths }: { readonly paths: readonly string[] }) {
  return (
    <>
      <h1>Pages of this remote</h1>
      <ul className={css.paths}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
