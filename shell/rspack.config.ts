import { defineShell } from '@zielona-fala/web-kit/build';

export default defineShell();
