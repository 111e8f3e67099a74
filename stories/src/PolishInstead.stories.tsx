import { PolishInstead } from '@zielona-fala/web-kit/ui';

export default { component: PolishInstead };

export const Untranslated = () => <PolishInstead asked="de" language="pl" />;
