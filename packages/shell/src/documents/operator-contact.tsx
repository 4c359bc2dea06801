import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePage } from '@baize/page';
import * as css from './document-page.css.ts';
import { useDocument } from './document-context.ts';

/** Who runs the house and how to write to it, as far as the brand tells. */
export function OperatorContact() {
  const { t } = useLingui();
  const { settings } = usePage();
  const { company, address, licence, email } = useDocument().document.contact;
  return (
    <dl className={css.contact}>
      <ContactRow name={t({ id: 'document.contact.brand', message: 'Brand' })}>
        {settings.brandName}
      </ContactRow>
      <ContactRow name={t({ id: 'document.contact.site', message: 'Website' })}>
        {settings.casinoOrigin === null ? null : <bdi dir="ltr">{settings.casinoOrigin}</bdi>}
      </ContactRow>
      <ContactRow name={t({ id: 'document.contact.company', message: 'Company' })}>{company}</ContactRow>
      <ContactRow name={t({ id: 'document.contact.address', message: 'Registered address' })}>
        {address}
      </ContactRow>
      <ContactRow name={t({ id: 'document.contact.licence', message: 'Licence' })}>{licence}</ContactRow>
      <ContactRow name={t({ id: 'document.contact.email', message: 'E-mail' })}>
        {email === null ? null : (
          <a className={css.link} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </ContactRow>
    </dl>
  );
}

function ContactRow({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className={css.contactRow}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
