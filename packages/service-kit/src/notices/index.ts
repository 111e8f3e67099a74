export { createNotices, type Notice, type Notices } from './notices.ts';
export { createNoticeReader, type NoticeReader, type StreamedNotice, type Unread } from './reader.ts';
export { createNoticeWakes, type NoticeWakes } from './wakes.ts';
