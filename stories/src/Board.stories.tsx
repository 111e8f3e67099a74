import { Board, ButtonLink, boardButton } from '@zielona-fala/web-kit/ui';
import { useWords } from './words.ts';

export default { component: Board };

export const WithButton = () => {
  const { title, text, retry } = useWords();
  return (
    <Board>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to="/" kind="go" className={boardButton}>
        {retry}
      </ButtonLink>
    </Board>
  );
};
