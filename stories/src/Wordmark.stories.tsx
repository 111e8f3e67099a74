import { Wordmark } from '@zielona-fala/web-kit/ui';

export default { component: Wordmark };

export const Link = () => <Wordmark to="/" />;
