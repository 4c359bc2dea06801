import { ContactSection } from '../contact-change/contact-section.tsx';
import { DataCopySection } from '../data-copy/data-copy-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';
import type { SettingsPart } from '../settings/settings-skeleton.tsx';

export const SETTINGS_PARTS = {
  contact: ContactSection,
  notifications: NotificationsSection,
  'data-copy': DataCopySection,
} as const satisfies Record<SettingsPart, unknown>;
