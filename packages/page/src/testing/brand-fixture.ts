import { defineBrand, type Brand } from '../brand/brand.ts';

/** A brand without looks, for stories and tests; each says what matters to it. */
export function brandFixture(parts: Partial<Brand> = {}): Brand {
  return defineBrand({
    name: 'stage',
    theme: { name: 'wireframe', fontFiles: {}, themeColor: '#ffffff' },
    Logo: () => 'Stage',
    hero: {
      title: { id: 'stage.title', message: 'Title' },
      lead: { id: 'stage.lead', message: 'Lead' },
      layout: 'wide',
      markup: '',
      src: '',
    },
    policies: { resetKycOnProfileChange: false },
    slots: {},
    features: [],
    ...parts,
  });
}
