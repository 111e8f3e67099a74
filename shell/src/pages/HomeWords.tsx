import { FormattedMessage } from 'react-intl';

/** Of a link to the home page. */
export const HomeWords = () => (
  <FormattedMessage id="shell.toHome" defaultMessage="Wróć na start" description="Link to the home page" />
);
