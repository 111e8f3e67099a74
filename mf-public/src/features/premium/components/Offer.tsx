import { Board, ButtonLink, boardButton, Icon } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Price } from '../../../shared/Price.tsx';
import { useStart } from '../../../shared/use-start.ts';
import * as css from './Offer.module.css';

const INCLUDED = defineMessages({
  exams: {
    id: 'public.premium.exams',
    defaultMessage: 'Egzaminy bez limitu, każdy z nowo wylosowanymi pytaniami',
    description: 'Premium offer: included',
  },
  explanations: {
    id: 'public.premium.explanations',
    defaultMessage: 'Wyjaśnienie i podstawa prawna każdej odpowiedzi',
    description: 'Premium offer: included',
  },
  statistics: {
    id: 'public.premium.statistics',
    defaultMessage: 'Statystyki, poziomy i ranking',
    description: 'Premium offer: included',
  },
  languages: {
    id: 'public.premium.languages',
    defaultMessage: 'Pytania i portal po polsku, angielsku i niemiecku',
    description: 'Premium offer: included',
  },
  future: {
    id: 'public.premium.future',
    defaultMessage: 'Wszystko, co dopiero dodamy',
    description: 'Premium offer: included',
  },
});

/** Everything, for nothing. */
export function Offer() {
  const { isMember, path } = useStart();
  return (
    <Board className={css.offer}>
      <Price />
      <ul className={css.included}>
        {Object.values(INCLUDED).map((message) => (
          <li className={css.item} key={message.id}>
            <Icon name="check" />
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="go" className={boardButton} to={path}>
        {isMember ? (
          <FormattedMessage
            id="public.premium.dashboard"
            defaultMessage="Przejdź do ćwiczeń"
            description="Button for a signed-in learner, who has everything already: leads to the dashboard"
          />
        ) : (
          <FormattedMessage
            id="public.premium.register"
            defaultMessage="Załóż konto"
            description="Button: leads to the registration"
          />
        )}
      </ButtonLink>
    </Board>
  );
}
