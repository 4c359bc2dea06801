import type { BrandRequest } from './brand-request.ts';
import { FIRST_TEXTS, type FirstTextId } from './first-texts.ts';

/** A message of the brand, as code. */
function message(name: string, id: FirstTextId): string {
  return `msg({ id: '${name}.${id}', message: ${JSON.stringify(FIRST_TEXTS[id].en)} })`;
}

export function heroFile({ name, navigation }: BrandRequest): string {
  return `import type { Hero } from '@baize/page/brand';
import heroMarkup from '@baize/ui/themes/${name}/hero.svg?raw';
import heroSrc from '@baize/ui/themes/${name}/hero.svg?url';
import { msg } from '@lingui/core/macro';

/** The words and the picture of the root page. */
export const hero: Hero = {
  title: ${message(name, 'hero.title')},
  lead: ${message(name, 'hero.lead')},
  layout: '${navigation === 'basic' ? 'wide' : 'card'}',
  markup: import.meta.env.SSR ? heroMarkup : '',
  src: heroSrc,
  slides: () => import('./hero-slides.ts'),
};
`;
}

export function heroSlidesFile({ name }: BrandRequest): string {
  return `import type { HeroSlide } from '@baize/page/brand';
import cashback from '@baize/ui/themes/${name}/hero-cashback.svg?url';
import control from '@baize/ui/themes/${name}/hero-control.svg?url';
import { msg } from '@lingui/core/macro';

export const slides: readonly HeroSlide[] = [
  {
    id: 'cashback',
    title: ${message(name, 'hero.cashback.title')},
    lead: ${message(name, 'hero.cashback.lead')},
    action: { label: ${message(name, 'hero.cashback.see')}, to: { page: 'cashback' } },
    src: cashback,
  },
  {
    id: 'control',
    title: ${message(name, 'hero.control.title')},
    lead: ${message(name, 'hero.control.lead')},
    action: { label: ${message(name, 'hero.control.how')}, to: { path: '/responsible-gambling' } },
    src: control,
  },
];
`;
}

export function operatorFile({ name }: BrandRequest): string {
  return `import type { Operator } from '@baize/shell/documents';
import { operatorDetails } from './operator-details.ts';

/** What documents say of the operator, and those it writes itself (docs/writing-documents.md). */
export const operator: Operator = {
  name: '${name}',
  details: operatorDetails,
};
`;
}

export function operatorDetailsFile({ name, label }: BrandRequest): string {
  return `import type { OperatorDetails } from '@baize/shell/documents';

/** Who runs this site. Invented, as the brand is: an operator that takes money writes its register entries here. */
export const operatorDetails: OperatorDetails = {
  company: '${label} Demo Ltd.',
  address: '1 Demo Street, Valletta',
  licence: 'DEMO-0000',
  email: 'support@${name}.example',
};
`;
}

export function readmeFile({ name, label, scheme, navigation, accent }: BrandRequest, port: number): string {
  const scene = `${scheme === 'dark' ? 'Dark' : 'Light'}, accent ${accent}, ${navigation} navigation.`;
  return `# ${name}

${label}. ${scene} A brand app is a composition: it names its theme, its words, its policies, the features it takes
and where their pages stand. Everything else comes from the packages.

| file | says |
|---|---|
| \`app/brand.tsx\` | theme, logo, policies, what fills the slots, features |
| \`app/hero.ts\`, \`hero-slides.ts\` | the words and pictures of the root page |
| \`app/route-map.ts\` | which page of which feature stands at which path |
| \`app/operator.ts\` | who runs the brand, and documents in its own words ([how](../../docs/writing-documents.md)) |
| \`locales/\` | the brand's own texts in every complete language (\`pnpm --filter @baize/i18n run extract\` collects them) |
| \`sandbox.json\` | what the sandbox, in the platform's place, says of the brand |
| \`sandbox-texts.json\` | texts that the platform words anew for the brand, by id and language ([how](../../docs/brand-teams.md)) |
| \`public/\` | \`favicon.svg\`, and \`share.jpg\` (1200 by 630) for previews of links |
| \`server.ts\` | starts the host on port ${port}; \`dev.ts\` does so without a build |

Colours, fonts, logo and drawings are in \`packages/ui/src/themes/${name}\`. Which navigation style is shown is the platform's
setting, not this app's.

Refuses: components, calls, rules, and a question about which brand this is.
`;
}
