import { defineFeature } from '@baize/page/brand';
import { CountryGate } from './country/country-gate.tsx';

/** Who may come in, as a brand composes it. */
export const accessFeature = defineFeature({ name: 'access', modals: {}, effects: [CountryGate] });
