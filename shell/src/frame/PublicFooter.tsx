import { Link } from '@zielona-fala/web-kit/router';
import { useHref, useLocale } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import { useRouteMap } from '../navigation/useRouteMap.ts';
import * as css from './PublicFooter.module.css';

export function PublicFooter() {
  const intl = useIntl();
  const href = useHref();
  const links = useRouteMap().menu('footer', useLocale());
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <ul className={css.links}>
          {links.map(({ name, path, label }) => (
            <li key={name}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>
            {/* a load of its own: browsers go to a place within a page by themselves */}
            <a href={`${href('contact')}#imprint`}>
              {intl.formatMessage({
                id: 'shell.footer.imprint',
                defaultMessage: 'Kto prowadzi portal',
                description: 'Link to name and address of the operator (German: Impressum)',
              })}
            </a>
          </li>
        </ul>
        <p className={css.law}>
          {intl.formatMessage({
            id: 'shell.footer.law',
            defaultMessage: 'Zasady egzaminu: rozporządzenie z 28 czerwca 2019 r., Dz.U. 2019 poz. 1206.',
            description: 'Names the regulation that the exam follows',
          })}
        </p>
      </div>
    </footer>
  );
}
