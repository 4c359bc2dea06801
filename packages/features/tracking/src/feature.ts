import { defineFeature } from '@baize/page/brand';
import { PageViews } from './page-views.tsx';
import { Tracking } from './tracking.tsx';

export const trackingFeature = defineFeature({
  name: 'tracking',
  modals: {},
  effects: [PageViews, Tracking],
});
