import { GOOGLE_SIGN_IN_FLAG } from '@zielona-fala/contracts';
import { ButtonLink, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useFeatureFlags } from '../api/feature-flags.ts';

const GOOGLE_START = '/api/v1/auth/google/start';

/** The way in with a Google account, only where it is switched on. */
export function GoogleButton() {
  const { answer: flags = [] } = useFeatureFlags();
  if (!flags.some(({ name }) => name === GOOGLE_SIGN_IN_FLAG)) return null;
  return (
    <ButtonLink wide to={GOOGLE_START} reloadDocument>
      <Icon name="google" />
      <FormattedMessage
        id="auth.google"
        defaultMessage="Kontynuuj z Google"
        description="Button: signs in or registers with a Google account"
      />
    </ButtonLink>
  );
}
