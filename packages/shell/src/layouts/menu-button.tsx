import { lazy, Suspense, useState, type ButtonHTMLAttributes } from 'react';

const MenuSheet = lazy(() => import('./menu-sheet.tsx').then((m) => ({ default: m.MenuSheet })));

/** Opens the whole navigation of the basic frame; its code is fetched by the first press. */
export function MenuButton(looks: ButtonHTMLAttributes<HTMLButtonElement>) {
  const [open, setOpen] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        {...looks}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === 'open'}
        onClick={() => setOpen('open')}
      />
      {open === 'never' ? null : (
        <Suspense>
          <MenuSheet open={open === 'open'} onClose={() => setOpen('closed')} />
        </Suspense>
      )}
    </>
  );
}
