import { stored } from '@baize/browser/storage';

type Values = Readonly<Record<string, unknown>>;

interface Drafts {
  /** Whose they are: the player last signed in, null for a visitor's. */
  owner: string | null;
  forms: Readonly<Record<string, Values>>;
}

const NONE: Drafts = { owner: null, forms: {} };

/** What was typed and not sent, in this tab alone; a reload keeps it, another player does not find it. */
const kept = stored<Drafts>({ key: 'form-drafts', parse: readDrafts, fallback: NONE, area: 'session' });

export const drafts = {
  of: (form: string): Values | null => kept.get().forms[form] ?? null,
  owner: (): string | null => kept.get().owner,
  any: (): boolean => Object.keys(kept.get().forms).length > 0,
  keep(form: string, values: Values): void {
    const { owner, forms } = kept.get();
    kept.set({ owner, forms: { ...forms, [form]: values } });
  },
  drop(form: string): void {
    const { owner, forms } = kept.get();
    if (!(form in forms)) return;
    kept.set({ owner, forms: Object.fromEntries(Object.entries(forms).filter(([name]) => name !== form)) });
  },
  dropAll: (): void => kept.clear(),
  /** Somebody is signed in: what another player left is dropped, what a visitor typed is theirs now. */
  belongTo(player: string): void {
    const { owner, forms } = kept.get();
    if (owner === player) return;
    kept.set({ owner: player, forms: owner === null ? forms : {} });
  },
  subscribe: kept.subscribe,
};

function readDrafts(raw: unknown): Drafts | undefined {
  if (!isRecord(raw) || !isRecord(raw['forms'])) return undefined;
  const { owner } = raw;
  const forms = Object.entries(raw['forms']).filter((entry): entry is [string, Values] => isRecord(entry[1]));
  return { owner: typeof owner === 'string' ? owner : null, forms: Object.fromEntries(forms) };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
