import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import type { PageData } from '../page/page.ts';

/** What the host tells of a page, for stories and tests. */
export const pageDataFixture: PageData = {
  locale: 'en',
  settings: { ...publicSettings(SETTINGS_DEFAULTS), brandName: 'Stage' },
  backendUrl: '',
  assetRoot: null,
  catalogueHref: '',
  paymentOrigins: ['https://pay.test'],
};
