import { html } from '../cashier/provider/html.ts';
import type { Platform } from '../platform.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import type { PageContent } from './page-layout.ts';
import { indexHtml, sectionHtml, type PageSection } from './section.ts';
import { clockSection } from './sections/clock.ts';
import { eventsSection, faultsSection } from './sections/faults-and-events.ts';
import { bonusesSection, lobbySection, paymentsSection } from './sections/seeded-data.ts';
import { personasSection, visitorSection } from './sections/personas-and-visitor.ts';
import { moneySection, outboxSection, recordsSection, reviewSection } from './sections/records.ts';
import { settingsSection } from './sections/settings.ts';

const SECTIONS: readonly PageSection[] = [
  personasSection,
  clockSection,
  visitorSection,
  lobbySection,
  settingsSection,
  faultsSection,
  eventsSection,
  outboxSection,
  recordsSection,
  reviewSection,
  moneySection,
  paymentsSection,
  bonusesSection,
];

/** The page a tester starts from: all levers, and everything that happens, as it happens. */
export function homePage({ settings }: Platform): PageContent {
  return {
    title: 'Baize sandbox',
    sheets: ['control-page/home', 'control-page/clock', 'control-page/people'],
    script: 'control-page/client/home',
    bar: html`<p class="now">
        <span id="bar-time"></span>
        <a href="#clock" id="bar-mode" class="badge"></a>
        <a href="#visitor" id="bar-country" class="badge" hidden></a>
        <a href="#settings" id="bar-settings" class="badge warn" hidden></a>
        <a href="#faults" id="bar-faults" class="badge bad" hidden></a>
        <span id="bar-trouble" class="badge bad" hidden></span>
      </p>
      <nav class="links" aria-label="Elsewhere">
        <a href="/docs">API</a>
        <a href="/provider">Payments</a>
        ${BRANDS.map((brand) => {
          const site = settings.settings(brand)['casinoOrigin'];
          return typeof site === 'string' && /^https?:/.test(site)
            ? html`<a href="${site}" target="_blank" rel="noopener"
                >${brand}<span aria-hidden="true">↗</span></a
              >`
            : html``;
        })}
      </nav>`,
    index: indexHtml(SECTIONS),
    body: html`<h1 class="hidden">Sandbox</h1>
      ${SECTIONS.map(sectionHtml)}`,
  };
}
