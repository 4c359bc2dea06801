/** Where events go; apart from the call's schemas, so that a page can send one without them. */
export const LOG_EVENT_ROUTE = { method: 'PUT', path: '/api/user/log-event' } as const;
