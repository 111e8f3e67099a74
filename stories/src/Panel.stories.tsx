import { Panel } from '@zielona-fala/web-kit/ui';
import { useWords } from './words.ts';

export default { component: Panel };

export const Named = () => {
  const { title, text } = useWords();
  return (
    <Panel labelledBy="panel-title">
      <h2 id="panel-title">{title}</h2>
      <p>{text}</p>
    </Panel>
  );
};
