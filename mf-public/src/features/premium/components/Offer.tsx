import { Board, ButtonLink, boardButton, Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Price } from '../../../shared/Price.tsx';
import { ByBank, type TextsByBank } from '../../../shared/prose/ByBank.tsx';
import { useStart } from '../../../shared/use-start.ts';
import * as css from './Offer.module.css';

const INCLUDED = defineMessages({
  exams: {
    id: 'public.premium.exams',
    defaultMessage: 'Egzaminy bez limitu, każdy z nowo wylosowanymi pytaniami',
    description: 'Premium offer: included',
  },
  learning: {
    id: 'public.premium.learning',
    defaultMessage: 'Nauka tematów, powtórki we właściwym dniu, wyszukiwarka i zakładki',
    description: 'Premium offer: included',
  },
  statistics: {
    id: 'public.premium.statistics',
    defaultMessage: 'Statystyki, poziomy i ranking',
    description: 'Premium offer: included',
  },
  future: {
    id: 'public.premium.future',
    defaultMessage: 'Wszystko, co dopiero dodamy',
    description: 'Premium offer: included',
  },
});

const ANSWERS: TextsByBank = defineMessages({
  own: {
    id: 'public.premium.explanations',
    defaultMessage: 'Wyjaśnienie i podstawa prawna każdej odpowiedzi',
    description: 'Premium offer: included, while our own bank is loaded',
  },
  official: {
    id: 'public.premium.answers.official',
    defaultMessage: 'Prawidłowa odpowiedź na wszystkie pytania, z wyjaśnieniem tam, gdzie jest znane',
    description: 'Premium offer: included, while an edition of the official bank is loaded',
  },
  unknown: {
    id: 'public.premium.answers',
    defaultMessage: 'Prawidłowa odpowiedź na wszystkie pytania, zaraz po egzaminie',
    description: 'Premium offer: included, true whichever bank is loaded',
  },
});

const LANGUAGES: TextsByBank = defineMessages({
  own: {
    id: 'public.premium.languages',
    defaultMessage: 'Pytania po polsku, angielsku, niemiecku i ukraińsku, portal w trzech pierwszych',
    description: 'Premium offer: included, while our own bank is loaded',
  },
  official: {
    id: 'public.premium.languages.official',
    defaultMessage:
      'Portal po polsku, angielsku i niemiecku; pytania też, i po ukraińsku, gdzie baza je tłumaczy',
    description: 'Premium offer: included, while an edition of the official bank is loaded',
  },
  unknown: {
    id: 'public.premium.languages.portal',
    defaultMessage: 'Portal po polsku, angielsku i niemiecku',
    description: 'Premium offer: included, true whichever bank is loaded',
  },
});

/** Everything, for nothing. */
export function Offer() {
  const { isMember, path } = useStart();
  return (
    <Board className={css.offer}>
      <Price />
      <ul className={css.included}>
        <Included>
          <FormattedMessage {...INCLUDED.exams} />
        </Included>
        <Included>
          <ByBank texts={ANSWERS} />
        </Included>
        <Included>
          <FormattedMessage {...INCLUDED.learning} />
        </Included>
        <Included>
          <FormattedMessage {...INCLUDED.statistics} />
        </Included>
        <Included>
          <ByBank texts={LANGUAGES} />
        </Included>
        <Included>
          <FormattedMessage {...INCLUDED.future} />
        </Included>
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

function Included({ children }: { readonly children: ReactNode }) {
  return (
    <li className={css.item}>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}
