import { commonSettings } from './common-settings.ts';

export const luluSettings = {
  ...commonSettings,
  theme: 'lulu',
  navigationSystem: 'panel',
  brandName: 'Lulu',
  casinoOrigin: 'http://127.0.0.1:4200',
  inactivitySessionTimeout: 20,
  referAFriendPercent: 12,
  useMultiWallet: true,
  showLiveChat: false,
  emailPhoneRegistration: true,
  formFieldsValidation: { password: { min: 8, special: false, digit: true, uppercase: true } },
} as const;
