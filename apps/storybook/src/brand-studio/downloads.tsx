import { saveFile } from '@baize/browser/save-file';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { measureContrast } from '@baize/ui/contrast-pairs';
import { createDesignTokens } from '@baize/ui/design-tokens';
import { getTokens, type ThemeSource } from '@baize/ui/theme-source';
import { createTokensFile } from '@baize/ui/tokens-file';
import { useId } from 'react';
import * as styles from './brand-studio.css.ts';
import { explainPair, isPoor } from './contrast-panel.tsx';

/** The files of the theme; none while a pair has too little contrast, as `pnpm new brand` would refuse it. */
export function Downloads({ source }: { source: ThemeSource }) {
  const reasons = useId();
  const tokens = getTokens(source);
  const [poor, ...others] = measureContrast(tokens).filter(isPoor);
  const refusal = poor ? { 'aria-disabled': true, 'aria-describedby': reasons } : {};
  const save = (file: Parameters<typeof saveFile>[0]) => {
    if (!poor) saveFile(file);
  };
  const { accent, scheme, radius, density = 'regular' } = source.seeds;
  return (
    <Card as="section" className={styles.panel} aria-label="Download">
      <h2 className={styles.heading}>Download</h2>
      <div className={styles.row}>
        <Button
          {...refusal}
          onClick={() => save({ name: 'tokens.ts', text: createTokensFile(source), type: 'text/typescript' })}
        >
          Download the theme file
        </Button>
        <Button
          {...refusal}
          variant={poor ? 'outline' : 'secondary'}
          onClick={() =>
            save({
              name: 'theme.tokens.json',
              text: `${JSON.stringify(createDesignTokens('of the studio', tokens), null, 2)}\n`,
              type: 'application/json',
            })
          }
        >
          Download Design Tokens
        </Button>
      </div>
      {poor ? (
        <p id={reasons}>
          Refused: {explainPair(poor)}
          {others.length > 0 ? ` ${others.length} more are listed under Contrast.` : ''}
        </p>
      ) : (
        <div className={styles.quiet}>
          <p>
            Save the theme file as <code>packages/ui/src/themes/&lt;brand&gt;/tokens.ts</code>. A new brand
            with these seeds:
          </p>
          <code>
            pnpm new brand &lt;name&gt; --label &lt;Name&gt; --accent &#39;{accent}&#39; --scheme {scheme}{' '}
            --radius {radius} --density {density} --navigation basic
          </code>
        </div>
      )}
    </Card>
  );
}
