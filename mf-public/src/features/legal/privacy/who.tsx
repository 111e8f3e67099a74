import { defineMessages } from 'react-intl';
import { OperatorCard } from '../../../shared/operator/OperatorCard.tsx';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  operatorTitle: {
    id: 'public.privacy.operator.title',
    defaultMessage: 'Kto odpowiada za dane',
    description: 'Privacy policy: heading of a section',
  },
  operatorText: {
    id: 'public.privacy.operator.text',
    defaultMessage:
      'Administratorem Twoich danych jest operator tego portalu. W każdej sprawie możesz do niego <contact>napisać</contact>.',
    description: 'Privacy policy: who the controller is',
  },
  minorsTitle: {
    id: 'public.privacy.minors.title',
    defaultMessage: 'Jeśli nie masz 18 lat',
    description: 'Privacy policy: heading of a section',
  },
  minorsAge: {
    id: 'public.privacy.minors.age',
    defaultMessage:
      'Z portalu można korzystać od 14 lat. Nie pytamy o wiek ani o datę urodzenia. Zanim założysz konto, powiedz o tym rodzicom lub opiekunom: konto zakładasz za ich zgodą.',
    description: 'Privacy policy: minimum age',
  },
  minorsName: {
    id: 'public.privacy.minors.name',
    defaultMessage:
      'Wybierz nazwę użytkownika, która nie zdradza, kim jesteś. Rodzice i opiekunowie mogą w Twoim imieniu korzystać ze wszystkich praw opisanych niżej.',
    description: 'Privacy policy: advice to minors on the username',
  },
});

export const WHO: readonly ProseSection[] = [
  {
    anchor: 'operator',
    title: MESSAGES.operatorTitle,
    blocks: [{ paragraph: MESSAGES.operatorText }, { name: 'operator', content: <OperatorCard /> }],
  },
  {
    anchor: 'minors',
    title: MESSAGES.minorsTitle,
    blocks: [{ paragraph: MESSAGES.minorsAge }, { paragraph: MESSAGES.minorsName }],
  },
];
