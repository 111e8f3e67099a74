import { defineRemote } from '@zielona-fala/web-kit/build';

export default defineRemote({ name: 'dashboard' });
