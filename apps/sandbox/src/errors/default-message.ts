const DEFAULT_MESSAGES: Readonly<Record<number, string>> = {
  400: 'Please check fields with errors',
  403: 'The session has ended, please log in again',
  404: 'Not found',
  409: 'This has already been done',
  422: 'This is not possible right now',
  429: 'Try again later',
  500: 'Internal server error',
  503: 'Service Unavailable',
};

/** What a status says when nothing more is known. */
export function getDefaultMessage(status: number): string {
  return DEFAULT_MESSAGES[status] ?? 'Something went wrong';
}
