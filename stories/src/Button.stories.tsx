import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: Button };

export const Kinds = () => {
  const { save, retry, remove, close } = useWords();
  return (
    <Stack>
      <Button kind="go">{save}</Button>
      <Button>
        <Icon name="arrowsRepeat" />
        {retry}
      </Button>
      <Button kind="quiet">{close}</Button>
      <Button kind="stop">{remove}</Button>
    </Stack>
  );
};

export const States = () => {
  const { save, close } = useWords();
  return (
    <Stack>
      <Button kind="go" isPending>
        {save}
      </Button>
      <Button kind="go" isDisabled>
        {save}
      </Button>
      <Button icon aria-label={close}>
        <Icon name="close" />
      </Button>
      <Button kind="go" wide>
        {save}
      </Button>
    </Stack>
  );
};
