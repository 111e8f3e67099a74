import { EmailField } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: EmailField };

export const States = () => {
  const { email, hint, refusal } = useWords();
  return (
    <Stack wide>
      <EmailField label={email} />
      <EmailField label={email} hint={hint} error={refusal} defaultValue="ola" />
    </Stack>
  );
};
