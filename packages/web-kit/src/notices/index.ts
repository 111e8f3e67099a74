export { followNotices } from './follow-notices.ts';
