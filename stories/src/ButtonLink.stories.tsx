import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: ButtonLink };

export const Kinds = () => {
  const { save, retry, close } = useWords();
  return (
    <Stack>
      <ButtonLink to="/" kind="go">
        {save}
      </ButtonLink>
      <ButtonLink to="/">{retry}</ButtonLink>
      <ButtonLink to="/" kind="quiet">
        {close}
      </ButtonLink>
    </Stack>
  );
};
