import { useLingui } from '@lingui/react/macro';
import { OWN_NAME } from '@baize/i18n/react';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { iconButton } from '../frames/frame.css.ts';
import { languageRow, languageWord } from './language.css.ts';

const LanguageDialog = lazy(() =>
  import('./language-dialog.tsx').then((m) => ({ default: m.LanguageDialog })),
);

/** Names the page's language and opens the list of all of them. */
export function LanguageButton({ looks }: { looks: 'icon' | 'row' | 'outline' }) {
  const { t, i18n } = useLingui();
  const language = i18n._(OWN_NAME);
  const [open, setOpen] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={looks === 'icon' ? iconButton : languageRow}
        data-looks={looks}
        aria-haspopup="dialog"
        aria-label={t({
          id: 'nav.language.current',
          message: `Language: ${language}`,
        })}
        onClick={() => setOpen('open')}
      >
        <Globe size={20} aria-hidden />
        {looks === 'icon' ? null : <span className={languageWord}>{language}</span>}
      </button>
      {open === 'never' ? null : (
        <Suspense>
          <LanguageDialog open={open === 'open'} onClose={() => setOpen('closed')} />
        </Suspense>
      )}
    </>
  );
}
