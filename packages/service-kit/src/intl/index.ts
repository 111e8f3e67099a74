export { createTexts } from './texts.ts';
