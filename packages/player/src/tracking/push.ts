export { connectPushService, type PushConnection } from './push-connection.ts';
export { queuePushEvent, type PushEventName, type QueuedPushEvent } from './push-queue.ts';
