import { showStories } from './storybook.ts';

/** `npm run storybook`: the components of web-kit in a browser. */
export const main = showStories;
