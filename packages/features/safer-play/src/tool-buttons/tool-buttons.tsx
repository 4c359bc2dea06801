import { useLingui } from '@lingui/react/macro';
import { PathLink } from '@baize/links';
import { ReducedPressureSwitch } from '@baize/player/reduced-pressure-switch';
import { buttonClass } from '@baize/ui/button';
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
