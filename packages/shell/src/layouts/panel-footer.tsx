import { useLingui } from '@lingui/react/macro';
import { deviceType } from '@baize/domain/device';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { LanguageButton } from './language-button.tsx';
import { iconButton } from './layout.css.ts';
import { setPanelWidth, usePanelWidth } from './panel-width.ts';
import { mirroredInRtl, footer, whenNarrow, whenWide } from './panel-body.css.ts';

/** Always in sight under the panel: the language, and the width of the panel itself. */
export function PanelFooter({ openDrawer }: { openDrawer(): void }) {
  const { t } = useLingui();
  const width = usePanelWidth();
  // A tablet has no room for the open panel: there the button brings the drawer.
  const press = () => {
    if (deviceType(window.innerWidth) === 'tablet') openDrawer();
    else setPanelWidth(width === 'wide' ? 'narrow' : 'wide');
  };
  return (
    <div className={footer}>
      <LanguageButton variant="row" />
      <button
        type="button"
        className={`${iconButton} ${mirroredInRtl}`}
        aria-label={t({ id: 'nav.panel.width', message: 'Change the width of the menu' })}
        onClick={press}
      >
        <PanelLeftClose className={whenWide} size={18} aria-hidden />
        <PanelLeftOpen className={whenNarrow} size={18} aria-hidden />
      </button>
    </div>
  );
}
