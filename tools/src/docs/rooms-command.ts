import { cruise } from '../lint/cruise.ts';
import { writeDrawing } from './rooms-page.ts';

/** `npm run docs:rooms`: draws the rooms in docs/architecture.md as their imports are. */
export async function main(): Promise<number> {
  const { modules } = await cruise();
  writeDrawing(modules);
  return 0;
}
