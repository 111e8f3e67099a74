import { askAhead } from './ask-ahead.ts';

askAhead(window);
