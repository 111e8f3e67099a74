import { defineMessages } from 'react-intl';

/** Texts for a signed-in learner while the server is unreachable. */
export const UNREACHABLE = defineMessages({
  title: {
    id: 'shell.unreachable.title',
    defaultMessage: 'Nie możemy się teraz połączyć',
    description: 'Title when nothing can be reached: no network, or the session cannot be restored',
  },
  text: {
    id: 'shell.unreachable.text',
    defaultMessage:
      'Nie wylogujemy Cię, a Twoje wyniki są bezpieczne. Próbujemy dalej, nie musisz nic robić.',
    description: 'Text when nothing can be reached: no network, or the session cannot be restored',
  },
});
