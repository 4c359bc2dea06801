import { useLingui } from '@lingui/react/macro';
import { NotBuiltYet } from '@baize/shell/not-built-yet';

export default function ContactsPage() {
  const { t } = useLingui();
  return <NotBuiltYet name={t({ id: 'nav.contacts', message: 'Contacts' })} />;
}
