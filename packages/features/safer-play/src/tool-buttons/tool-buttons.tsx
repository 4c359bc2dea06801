import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { ReducedPressureSwitch } from '@baize/shell/reduced-pressure-switch';
import { PathLink } from '@baize/shell/links';
import { TOOLS } from '../tools.ts';
import { row } from './tool-buttons.css.ts';

/** The four ways to stay in control, before a word of the text is read. */
export function ToolButtons() {
  const { i18n } = useLingui();
  return (
    <>
      <ul className={row}>
        {TOOLS.map(({ id, name, icon: Icon, path }) => (
          <li key={id}>
            <PathLink to={path} className={buttonClass({ variant: 'secondary', size: 'medium' })}>
              <Icon size={18} aria-hidden />
              {i18n._(name)}
            </PathLink>
          </li>
        ))}
      </ul>
      <ReducedPressureSwitch />
    </>
  );
}
