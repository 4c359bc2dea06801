import { PathLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import * as css from './address-check.css.ts';

/** What no page can vouch for: a copy may show this one as well. */
export function CheckYourself() {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="check-yourself">
      <h2 id="check-yourself" className={css.heading}>
        {t({ id: 'mirror.yourself', message: 'What you can check yourself' })}
      </h2>
      <ul className={css.steps}>
        <li>
          {t({
            id: 'mirror.yourself.address-bar',
            message:
              'Read the address in your browser, letter by letter. A copy can show this page too; it cannot show our address there.',
          })}
        </li>
        <li>
          {t({
            id: 'mirror.yourself.bookmark',
            message: 'Come by your own bookmark, not by a link in a message or an advertisement.',
          })}
        </li>
        <li>
          {t({
            id: 'mirror.yourself.never-ask',
            message: 'We never ask for your password or a code by e-mail, chat or phone.',
          })}
        </li>
      </ul>
      <p className={css.lead}>
        <PathLink to="/contacts" className={linkClass}>
          {t({ id: 'mirror.report', message: 'Report a copy to support' })}
        </PathLink>
      </p>
    </section>
  );
}
