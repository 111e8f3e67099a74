import { Icon, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { useWords } from './words.ts';

export default { component: VisuallyHidden };

/** The words are there for screen readers. */
export const BesideAnIcon = () => {
  const { title } = useWords();
  return (
    <p>
      <Icon name="success" />
      <VisuallyHidden>{title}</VisuallyHidden>
    </p>
  );
};
