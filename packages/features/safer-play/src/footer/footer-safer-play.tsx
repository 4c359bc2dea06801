import { useLingui } from '@lingui/react/macro';
import { PathLink } from '@baize/links';
import { TOOLS } from '../tools.ts';
import { adult, strip, text, title, tool, toolIcon, toolPlace, tools } from './footer-safer-play.css.ts';

/** First row of every page's foot: who may play, and four ways to stay in control. */
export function FooterSaferPlay() {
  const { t, i18n } = useLingui();
  return (
    <section className={strip} aria-labelledby="safer-play-title">
      <span className={adult} role="img" aria-label={t({ id: 'safer-play.adults', message: 'Adults only' })}>
        <bdi dir="ltr">18+</bdi>
      </span>
      <div className={text}>
        <h2 id="safer-play-title" className={title}>
          {t({ id: 'safer-play.title', message: 'Play is entertainment. Keep it that way.' })}
        </h2>
        <p>
          {t({
            id: 'safer-play.subtitle',
            message: 'How to stop, and where to find free help, is here on every page.',
          })}
        </p>
      </div>
      <ul className={tools}>
        {TOOLS.map(({ id, name, icon: Icon, path }) => (
          <li key={id} className={toolPlace}>
            <PathLink to={path} className={tool}>
              <Icon className={toolIcon} size={18} aria-hidden />
              {i18n._(name)}
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
