import { ErrorSummary } from '@zielona-fala/web-kit/ui';
import { useWords } from './words.ts';

export default { component: ErrorSummary };

export const WithText = () => {
  const { offline, offlineText } = useWords();
  return <ErrorSummary title={offline} text={offlineText} />;
};
