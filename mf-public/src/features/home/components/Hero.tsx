import { Link } from '@zielona-fala/web-kit/router';
import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStart } from '../../../shared/use-start.ts';
import * as css from './Hero.module.css';
import { ThreeAnswers } from './ThreeAnswers.tsx';

export interface HeroProps {
  /** Something to try at once. */
  readonly children: ReactNode;
}

/** The promise, the one primary action, and beside them something to try. */
export function Hero({ children }: HeroProps) {
  return (
    <div className={css.hero}>
      <div className={css.promise}>
        <h1 className={css.headline}>
          <FormattedMessage
            id="public.home.headline"
            defaultMessage="Same zielone światła na egzaminie."
            description="Headline of the home page"
          />
        </h1>
        <ThreeAnswers />
        <HeroActions />
      </div>
      {children}
    </div>
  );
}

function HeroActions() {
  const { isMember, path } = useStart();
  const href = useHref();
  if (isMember) {
    return (
      <div className={css.actions}>
        <ButtonLink kind="go" to={path}>
          <FormattedMessage
            id="public.home.dashboard"
            defaultMessage="Przejdź do ćwiczeń"
            description="Button for a signed-in learner: leads to the dashboard"
          />
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <ButtonLink kind="go" to={path}>
        <FormattedMessage
          id="public.home.register"
          defaultMessage="Załóż konto za 0 zł"
          description="Button: leads to the registration"
        />
      </ButtonLink>
      <Link className={css.link} to={href('login')}>
        <FormattedMessage
          id="public.home.login"
          defaultMessage="Mam już konto"
          description="Link: leads to the login"
        />
      </Link>
    </div>
  );
}
