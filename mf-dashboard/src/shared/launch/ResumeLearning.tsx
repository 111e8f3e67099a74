import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import type { TestView } from '../api/get-test.ts';
import { examAddress } from '../test-address.ts';

/** In place of the start of another: goes on with the learning test that waits. */
export function ResumeLearning({ test }: { readonly test: TestView }) {
  return (
    <ButtonLink kind="go" wide to={examAddress(test)}>
      <FormattedMessage
        id="dashboard.launch.go-on"
        defaultMessage="Ucz się dalej"
        description="Main button of the page of ways to practise: continue learning"
      />
    </ButtonLink>
  );
}
