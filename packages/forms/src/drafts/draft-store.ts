import { storedValue } from '@baize/browser/storage';

type Values = Readonly<Record<string, unknown>>;

interface Drafts {
  /** Whose they are: the player last signed in, null for a visitor's. */
  owner: string | null;
  forms: Readonly<Record<string, Values>>;
}

const NO_DRAFTS: Drafts = { owner: null, forms: {} };

/** What was typed and not sent, in this tab alone; a reload keeps it, another player does not find it. */
const storedDrafts = storedValue<Drafts>({
  key: 'form-drafts',
  parse: parseDrafts,
  fallback: NO_DRAFTS,
  area: 'session',
});

export const drafts = {
  get: (form: string): Values | null => storedDrafts.get().forms[form] ?? null,
  owner: (): string | null => storedDrafts.get().owner,
  hasAny: (): boolean => Object.keys(storedDrafts.get().forms).length > 0,
  save(form: string, values: Values): void {
    const { owner, forms } = storedDrafts.get();
    storedDrafts.set({ owner, forms: { ...forms, [form]: values } });
  },
  discard(form: string): void {
    const { owner, forms } = storedDrafts.get();
    if (!(form in forms)) return;
    storedDrafts.set({
      owner,
      forms: Object.fromEntries(Object.entries(forms).filter(([name]) => name !== form)),
    });
  },
  discardAll: (): void => storedDrafts.clear(),
  /** Somebody is signed in: what another player left is dropped, what a visitor typed is theirs now. */
  setOwner(player: string): void {
    const { owner, forms } = storedDrafts.get();
    if (owner === player) return;
    storedDrafts.set({ owner: player, forms: owner === null ? forms : {} });
  },
  subscribe: storedDrafts.subscribe,
};

function parseDrafts(raw: unknown): Drafts | undefined {
  if (!isRecord(raw) || !isRecord(raw['forms'])) return undefined;
  const { owner } = raw;
  const forms = Object.entries(raw['forms']).filter((entry): entry is [string, Values] => isRecord(entry[1]));
  return { owner: typeof owner === 'string' ? owner : null, forms: Object.fromEntries(forms) };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
