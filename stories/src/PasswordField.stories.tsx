import { PasswordField } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: PasswordField };

export const States = () => {
  const { password, hint, refusal } = useWords();
  return (
    <Stack wide>
      <PasswordField label={password} autoComplete="new-password" />
      <PasswordField label={password} hint={hint} error={refusal} autoComplete="new-password" />
    </Stack>
  );
};
