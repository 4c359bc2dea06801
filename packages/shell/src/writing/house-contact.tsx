import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePage } from '../page/page.ts';
import * as css from './document-page.css.ts';
import { useShownDocument } from './document-context.ts';

/** Who runs the house and how to write to it, as far as the brand tells. */
export function HouseContact() {
  const { t } = useLingui();
  const { settings } = usePage();
  const { company, address, licence, email } = useShownDocument().document.contact;
  return (
    <dl className={css.contact}>
      <Row name={t({ id: 'document.contact.brand', message: 'Brand' })}>{settings.brandName}</Row>
      <Row name={t({ id: 'document.contact.site', message: 'Website' })}>
        {settings.casinoOrigin === null ? null : <bdi dir="ltr">{settings.casinoOrigin}</bdi>}
      </Row>
      <Row name={t({ id: 'document.contact.company', message: 'Company' })}>{company}</Row>
      <Row name={t({ id: 'document.contact.address', message: 'Registered address' })}>{address}</Row>
      <Row name={t({ id: 'document.contact.licence', message: 'Licence' })}>{licence}</Row>
      <Row name={t({ id: 'document.contact.email', message: 'E-mail' })}>
        {email === null ? null : (
          <a className={css.link} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className={css.contactRow}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
