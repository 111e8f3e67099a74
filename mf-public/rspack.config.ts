import { defineRemote } from '@zielona-fala/web-build';

export default defineRemote({ name: 'public' });
