import { composeBrand } from '@baize/composition/compose-brand';
import '@baize/ui/global';
import { theme } from '@baize/ui/themes/lulu';
import { Logo } from '@baize/ui/themes/lulu/logo';
import { SessionEndedImage } from '@baize/ui/themes/lulu/session-ended';
import { hero } from './hero.ts';
import { operatorDetails } from './operator-details.ts';

export const brand = composeBrand({
  name: 'lulu',
  theme,
  Logo,
  hero,
  operatorDetails,
  policies: { resetKycOnProfileChange: true },
  slots: { 'session-ended.picture': [SessionEndedImage] },
});
