import { ContactSection } from '../contact-change/contact-section.tsx';
import { DataCopySection } from '../data-copy/data-copy-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';

/** What players decide about their account, beside the password and the log-ins. */
export const SETTINGS_PARTS = {
  contact: ContactSection,
  notifications: NotificationsSection,
  'data-copy': DataCopySection,
} as const;

export type SettingsPart = keyof typeof SETTINGS_PARTS;
