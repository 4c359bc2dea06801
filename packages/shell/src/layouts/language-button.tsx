import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAME_ID } from '@baize/i18n/react';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { iconButton } from './layout.css.ts';
import { languageRow, languageName } from '../nav/language.css.ts';

const LanguageDialog = lazy(() =>
  import('../nav/language-dialog.tsx').then((m) => ({ default: m.LanguageDialog })),
);

/** Names the page's language and opens the list of all of them. */
export function LanguageButton({ variant }: { variant: 'icon' | 'row' | 'outline' }) {
  const { t, i18n } = useLingui();
  const language = i18n._(LANGUAGE_NAME_ID);
  const [open, setOpen] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={variant === 'icon' ? iconButton : languageRow}
        data-looks={variant}
        aria-haspopup="dialog"
        aria-label={t({
          id: 'nav.language.current',
          message: `Language: ${language}`,
        })}
        onClick={() => setOpen('open')}
      >
        <Globe size={20} aria-hidden />
        {variant === 'icon' ? null : <span className={languageName}>{language}</span>}
      </button>
      {open === 'never' ? null : (
        <Suspense>
          <LanguageDialog open={open === 'open'} onClose={() => setOpen('closed')} />
        </Suspense>
      )}
    </>
  );
}
