import { useLingui } from '@lingui/react/macro';
import { Phone, ShieldBan } from 'lucide-react';
import * as css from './help-organisations.css.ts';
import { ORGANISATIONS, type Organisation } from './organisations.ts';

/** Whom to turn to, by country, with a way to each: nobody in need reads through twenty. Services for everybody come first. */
export function HelpOrganisations({ countries }: { countries: readonly { code: string; name: string }[] }) {
  const { t } = useLingui();
  const everybody = t({ id: 'safer-play.help.everywhere', message: 'Everywhere, online' });
  return (
    <>
      <ul className={css.jumps}>
        {countries.map(({ code, name }) => (
          <li key={code}>
            <a className={css.jump} href={`#${anchorOf(code)}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <dl className={css.list}>
        {[{ code: null, name: everybody }, ...countries].map(({ code, name }) => (
          <div key={name} id={code === null ? undefined : anchorOf(code)} className={css.position}>
            <dt className={css.country}>{name}</dt>
            {ORGANISATIONS.filter(({ country }) => country === code).map((one) => (
              <dd key={one.name} className={css.service}>
                <Service {...one} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

const anchorOf = (country: string): string => `help-${country.toLowerCase()}`;

function Service({ name, phone, site, kind }: Organisation) {
  const { t } = useLingui();
  return (
    <>
      <a className={css.name} href={site} rel="noreferrer">
        <bdi>{name}</bdi>
      </a>
      {phone === undefined ? null : (
        <a className={css.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          <Phone size={16} aria-hidden />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {kind === 'register' ? (
        <span className={css.register}>
          <ShieldBan size={16} aria-hidden />
          {t({ id: 'safer-play.help.register', message: 'Shuts you out everywhere at once' })}
        </span>
      ) : null}
    </>
  );
}
