import { Alert } from '@baize/ui/alert';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { measureContrast, type PairContrast } from '@baize/ui/contrast-pairs';
import { formatRatio, nearestAccents } from '@baize/ui/contrast-problems';
import { Disclosure } from '@baize/ui/disclosure';
import { getTokens, type ThemeSource } from '@baize/ui/theme-source';
import { useMemo } from 'react';
import * as styles from './brand-studio.css.ts';
import { solidColor } from './solid-color.ts';

/** Every declared pair with its contrast: text needs 4.5 to 1, edges and marks 3 to 1. */
export function ContrastPanel({ source, onAccent }: { source: ThemeSource; onAccent(accent: string): void }) {
  const pairs = useMemo(() => measureContrast(getTokens(source)), [source]);
  const poor = pairs.filter(isPoor);
  return (
    <Card as="section" className={styles.panel} aria-label="Contrast">
      <h2 className={styles.heading}>Contrast</h2>
      <p role="status">
        {poor.length === 0
          ? `All ${pairs.length} pairs pass.`
          : `${poor.length} of ${pairs.length} pairs fail.`}
      </p>
      {poor.length > 0 ? <PoorPairs poor={poor} source={source} onAccent={onAccent} /> : null}
      <Disclosure label="Every pair">
        <ul className={styles.list}>
          {[...poor, ...pairs.filter((one) => !isPoor(one))].map((one) => (
            <Pair key={one.pair} measured={one} source={source} />
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

export function isPoor({ ratio, least }: PairContrast): boolean {
  return ratio < least;
}

/** Why a pair is refused. */
export function explainPair({ pair, ratio, least }: PairContrast): string {
  if (ratio === 0) return `${pair} shows no color that can be measured: write it as #RRGGBB.`;
  return `${pair} has a contrast of ${formatRatio(ratio)} to 1 and needs ${least}.`;
}

/** One token can fail twenty pairs, each for the same reason. */
const EXPLAINED = 6;

function PoorPairs({
  poor,
  source,
  onAccent,
}: {
  poor: readonly PairContrast[];
  source: ThemeSource;
  onAccent(accent: string): void;
}) {
  const near = useMemo(() => nearestAccents(source.seeds, source.overrides), [source]);
  return (
    <>
      <Alert tone="danger">
        <ul className={styles.list}>
          {poor.slice(0, EXPLAINED).map((one) => (
            <li key={one.pair}>{explainPair(one)}</li>
          ))}
          {poor.length > EXPLAINED ? (
            <li>{poor.length - EXPLAINED} more are listed first under “Every pair”.</li>
          ) : null}
        </ul>
      </Alert>
      {near.length > 0 ? (
        <div className={styles.row}>
          <p>The nearest accents with which every pair passes:</p>
          {near.map((accent) => (
            <Button key={accent} variant="secondary" size="small" onClick={() => onAccent(accent)}>
              Use {accent}
            </Button>
          ))}
        </div>
      ) : (
        <p>No other accent helps: change the tokens of these pairs.</p>
      )}
    </>
  );
}

function Pair({ measured, source }: { measured: PairContrast; source: ThemeSource }) {
  const { pair, ratio, least, above, below } = measured;
  const tokens = getTokens(source);
  return (
    <li className={styles.pair}>
      <span className={styles.swatch} style={{ background: solidColor(tokens, below) }} aria-hidden>
        <span className={styles.dot} style={{ background: solidColor(tokens, above) }} />
      </span>
      <span>{pair}</span>
      <span className={styles.figure}>
        {formatRatio(ratio)} of {least}
      </span>
      <Badge tone={isPoor(measured) ? 'danger' : 'success'}>{isPoor(measured) ? 'Fails' : 'Passes'}</Badge>
    </li>
  );
}
