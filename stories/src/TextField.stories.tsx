import { INPUT_FILTERS, TextField } from '@zielona-fala/web-kit/ui';
import { Stack } from './Stack.tsx';
import { useWords } from './words.ts';

export default { component: TextField };

export const States = () => {
  const { email, hint, refusal } = useWords();
  return (
    <Stack wide>
      <TextField label={email} type="email" />
      <TextField label={email} type="email" hint={hint} defaultValue="ola@example.com" />
      <TextField label={email} type="email" hint={hint} error={refusal} defaultValue="ola" />
      <TextField label={email} type="email" disabled />
    </Stack>
  );
};

/** Only what fits the filter can be typed or pasted. */
export const Filters = () => (
  <Stack wide>
    {INPUT_FILTERS.map((filter) => (
      <TextField key={filter} label={filter} filter={filter} />
    ))}
  </Stack>
);
