import { PageSkeleton } from '@zielona-fala/web-kit/ui';

export default { component: PageSkeleton };

export const Loading = () => <PageSkeleton />;
