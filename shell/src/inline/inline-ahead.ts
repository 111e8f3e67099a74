import { askAhead } from './ask-ahead.ts';

const { reads = '' } = (document.currentScript as HTMLScriptElement).dataset;
askAhead(window, reads.split(' ').filter(Boolean));
