import { PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import * as css from './PublicFooter.module.css';
import { PUBLIC_LINKS } from './public-links.ts';

export function PublicFooter() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <ul className={css.links}>
          {PUBLIC_LINKS.map(({ screen, label }) => (
            <li key={screen}>
              <Link to={PUBLIC_SCREENS[screen][locale]}>{intl.formatMessage(label)}</Link>
            </li>
          ))}
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
