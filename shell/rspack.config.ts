import { defineShell } from '@zielona-fala/web-build';

export default defineShell();
