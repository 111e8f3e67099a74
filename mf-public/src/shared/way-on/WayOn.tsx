import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useStart } from '../use-start.ts';
import * as css from './WayOn.module.css';

/** Under a text: the one thing to do next. */
export function WayOn() {
  const { isMember, path } = useStart();
  return (
    <aside className={css.way}>
      <p className={css.text}>
        <FormattedMessage
          id="public.way-on.text"
          defaultMessage="Całe egzaminy z zegarem, wynik od razu i statystyki. Za 0 zł."
          description="Under an article: what the portal offers"
        />
      </p>
      <ButtonLink kind="go" to={path}>
        {isMember ? (
          <FormattedMessage
            id="public.way-on.dashboard"
            defaultMessage="Przejdź do ćwiczeń"
            description="Button under an article for a signed-in learner: leads to the dashboard"
          />
        ) : (
          <FormattedMessage
            id="public.way-on.register"
            defaultMessage="Załóż konto"
            description="Button under an article: leads to the registration"
          />
        )}
      </ButtonLink>
    </aside>
  );
}
