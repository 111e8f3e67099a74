import { GOOGLE_LINK_OUTCOMES, GOOGLE_OUTCOME_PARAM, type GoogleLinkOutcome } from '@zielona-fala/contracts';
import { useNavigate, useSearchParams } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';

const WORDS: Readonly<Record<GoogleLinkOutcome, MessageDescriptor>> = defineMessages({
  linked: {
    id: 'dashboard.settings.google.linked',
    defaultMessage: 'Konto Google połączone',
    description: 'Toast: the Google account has been linked',
  },
  taken: {
    id: 'dashboard.settings.google.taken',
    defaultMessage: 'To konto Google otwiera już inne konto u nas',
    description: 'Toast: the Google account is linked with another account',
  },
  cancelled: {
    id: 'dashboard.settings.google.cancelled',
    defaultMessage: 'Nic nie połączono: przerwano w Google',
    description: 'Toast: the learner declined at Google',
  },
  'email-unverified': {
    id: 'dashboard.settings.google.email-unverified',
    defaultMessage: 'Najpierw potwierdź swój adres e-mail w koncie Google',
    description: 'Toast: nothing was linked, since Google has not verified the address there',
  },
  unavailable: {
    id: 'dashboard.settings.google.unavailable',
    defaultMessage: 'Google teraz nie odpowiada. Spróbuj za chwilę.',
    description: 'Toast: nothing was linked, since Google does not answer',
  },
  failed: {
    id: 'dashboard.settings.google.failed',
    defaultMessage: 'Nie udało się połączyć konta Google. Zacznij jeszcze raz.',
    description: 'Toast: linking took too long or was begun elsewhere',
  },
});

/** Says once what who comes back from Google has brought along. */
export function useGoogleOutcome(): void {
  const intl = useIntl();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const told = search.get(GOOGLE_OUTCOME_PARAM);
  const outcome = GOOGLE_LINK_OUTCOMES.find((each) => each === told);
  useEffect(() => {
    if (outcome === undefined) return;
    toasts.show({
      severity: outcome === 'linked' ? 'success' : 'error',
      title: intl.formatMessage(WORDS[outcome]),
    });
    navigate(window.location.pathname, { replace: true });
  }, [outcome, toasts, intl, navigate]);
}
