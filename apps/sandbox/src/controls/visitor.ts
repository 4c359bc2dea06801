/** Where the sandbox says visitors are; null for the address means the one they really come from. */
export type Visitor = {
  country(): string;
  ip(): string | null;
  place(visitor: { country?: string | undefined; ip?: string | null | undefined }): void;
  reset(): void;
};

const HOME = { country: 'NL', ip: null };

export function createVisitor(): Visitor {
  let placed: { country: string; ip: string | null } = HOME;
  return {
    country: () => placed.country,
    ip: () => placed.ip,
    place: ({ country, ip }) => {
      placed = {
        country: country ?? placed.country,
        ip: ip === undefined ? placed.ip : ip,
      };
    },
    reset: () => {
      placed = HOME;
    },
  };
}
