let token: string | null = null;

/** The token this document has acted on: a change to any other came from another tab. */
export const documentToken = {
  get: (): string | null => token,
  set(next: string | null): void {
    token = next;
  },
};
