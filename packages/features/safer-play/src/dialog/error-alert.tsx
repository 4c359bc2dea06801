import { Alert } from '@baize/ui/alert';
import type { ReactNode } from 'react';

/** Why what was asked for was not done; nothing while there is no such thing. */
export function ErrorAlert({ message }: { message: ReactNode }) {
  if (message === null) return null;
  return (
    <Alert tone="danger" announce="now">
      {message}
    </Alert>
  );
}
