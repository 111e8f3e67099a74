import { FormattedMessage } from 'react-intl';

/** Of the button that continues learning. */
export const GoOnWords = () => (
  <FormattedMessage
    id="dashboard.launch.go-on"
    defaultMessage="Ucz się dalej"
    description="Main button of the page of ways to practise: continue learning"
  />
);
