import { defineRemote } from '@zielona-fala/web-build';
import { prepare } from './prepare.ts';

export default defineRemote({ name: 'public', prepare, files: '.bank/files' });
