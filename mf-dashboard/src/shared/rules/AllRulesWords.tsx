import { FormattedMessage } from 'react-intl';

/** Of a link to the list of rules. */
export const AllRulesWords = () => (
  <FormattedMessage
    id="dashboard.rules.all"
    defaultMessage="Wszystkie zasady"
    description="Goes to the list of all rules"
  />
);
