import { allTokens } from '@baize/ui/all-tokens';
import { toThemeSource, type ThemeSource } from '@baize/ui/theme-source';
import { useEffect, useState } from 'react';
import { readDraft, storeDraft, type Draft } from './draft-storage.ts';

/** The theme in the studio: the one from before a reload, else an existing one. */
export function useDraft(firstBase: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft() ?? startFrom(firstBase));
  useEffect(() => storeDraft(draft), [draft]);
  return {
    ...draft,
    change: (source: ThemeSource) => setDraft(({ base }) => ({ base, source })),
    startFrom: (base: string) => setDraft(startFrom(base)),
  };
}

function startFrom(base: string): Draft {
  const [firstName = '', firstTokens] = [...allTokens][0] ?? [];
  const tokens = allTokens.get(base) ?? firstTokens;
  if (!tokens) throw new Error('There is no theme to start from.');
  return { base: allTokens.has(base) ? base : firstName, source: toThemeSource(tokens) };
}
