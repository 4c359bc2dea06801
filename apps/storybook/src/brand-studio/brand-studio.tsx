import { isMessages } from '@baize/i18n/react';
import { pseudoMessages } from '@baize/i18n/pseudo';
import { Switch } from '@baize/ui/switch';
import { getTokens } from '@baize/ui/theme-source';
import { useDeferredValue, useMemo, useState } from 'react';
import { ContrastPanel } from './contrast-panel.tsx';
import { Downloads } from './downloads.tsx';
import { OverflowPanel } from './overflow-panel.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { SeedFields } from './seed-fields.tsx';
import { StartFrom } from './start-from.tsx';
import { TokenFields } from './token-fields.tsx';
import { useDraft } from './use-draft.ts';
import * as styles from './brand-studio.css.ts';

const WIDTHS = [
  { name: 'Phone', width: 375 },
  { name: 'Desktop', width: 1280 },
] as const;

type CutTexts = Readonly<Record<string, readonly string[]>>;

/** Where a designer edits a theme: seeds and tokens on one side, checks and previews on the other. */
export function BrandStudio({ brand }: { brand: string }) {
  const { base, source, change, startFrom } = useDraft(brand);
  const [isLong, setIsLong] = useState(false);
  const [cut, setCut] = useState<CutTexts>({});
  const tokens = useMemo(() => getTokens(source), [source]);
  // Typing goes before measuring.
  const measured = useDeferredValue(source);
  const noteCut = useMemo(
    () =>
      WIDTHS.map(
        ({ name }) =>
          (texts: readonly string[]) =>
            setCut((all) => withTexts(all, name, texts)),
      ),
    [],
  );
  return (
    <main className={styles.studio}>
      <header className={styles.head}>
        <h1 className={styles.title}>Brand studio</h1>
        <p>Edit a theme, preview real components in it, and download its files.</p>
      </header>
      <div className={styles.controls}>
        <StartFrom base={base} onStart={startFrom} />
        <SeedFields source={source} onChange={change} />
        <TokenFields source={source} onChange={change} />
      </div>
      <div className={styles.results}>
        <div className={styles.checks}>
          <ContrastPanel
            source={measured}
            onAccent={(accent) => change({ ...source, seeds: { ...source.seeds, accent } })}
          />
          <div className={styles.stack}>
            <OverflowPanel cut={cut} />
            <Downloads source={measured} />
          </div>
        </div>
        <Switch
          checked={isLong}
          onCheckedChange={setIsLong}
          label="Preview text as long as a translation may be"
        />
        {WIDTHS.map(({ name, width }, index) => (
          <section key={name} aria-label={`${name}, ${width} pixels`}>
            <h2 className={styles.heading}>
              {name}, {width} pixels
            </h2>
            <PreviewFrame
              title={`${name} preview`}
              width={width}
              tokens={tokens}
              scheme={source.seeds.scheme}
              onCutText={noteCut[index] ?? ignore}
            >
              <PreviewSheet say={isLong ? lengthen : keep} />
            </PreviewFrame>
          </section>
        ))}
      </div>
    </main>
  );
}

const keep = (text: string): string => text;
const ignore = (): void => undefined;

/** The words as the project's language for tests says them. */
function lengthen(text: string): string {
  const messages = pseudoMessages({ text });
  const longer: unknown = isMessages(messages) ? messages['text'] : text;
  return typeof longer === 'string' ? longer : text;
}

/** The same object where nothing is new, so that no render follows. */
function withTexts(all: CutTexts, name: string, texts: readonly string[]): CutTexts {
  const before = all[name] ?? [];
  const isSame = before.length === texts.length && before.every((text, index) => text === texts[index]);
  return isSame && name in all ? all : { ...all, [name]: texts };
}
