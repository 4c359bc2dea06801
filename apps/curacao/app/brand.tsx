import { composeBrand } from '@baize/composition/compose-brand';
import '@baize/ui/global';
import { theme } from '@baize/ui/themes/curacao';
import { Logo } from '@baize/ui/themes/curacao/logo';
import { SessionEndedImage } from '@baize/ui/themes/curacao/session-ended';
import { hero } from './hero.ts';
import { operatorDetails } from './operator-details.ts';

export const brand = composeBrand({
  name: 'curacao',
  theme,
  Logo,
  hero,
  operatorDetails,
  policies: { resetKycOnProfileChange: false },
  slots: { 'session-ended.picture': [SessionEndedImage] },
});
