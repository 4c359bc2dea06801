import { ContactSection } from '../contact-change/contact-section.tsx';
import { DataCopySection } from '../data-copy/data-copy-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';

/** What players decide about their account, beside the password and the log-ins. */
export function AccountSettings() {
  return (
    <>
      <ContactSection />
      <NotificationsSection />
      <DataCopySection />
    </>
  );
}
