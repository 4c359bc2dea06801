export { openPushLine, type PushLine } from './push-line.ts';
export { tellPush, type PushEvent, type PushNews } from './push-news.ts';
