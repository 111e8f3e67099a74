import { ButtonLink } from '@zielona-fala/web-kit/ui';
import type { TestView } from '../api/get-test.ts';
import { examAddress } from '../test-address.ts';
import { GoOnWords } from './GoOnWords.tsx';

/** In place of the start of another: goes on with the learning test that waits. */
export function ResumeLearning({ test }: { readonly test: TestView }) {
  return (
    <ButtonLink kind="go" wide to={examAddress(test)}>
      <GoOnWords />
    </ButtonLink>
  );
}
