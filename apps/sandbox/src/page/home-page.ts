import { html } from '../cashier/provider/html.ts';
import type { Platform } from '../platform.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import type { PageParts } from './frame.ts';
import { indexHtml, sectionHtml, type Section } from './section.ts';
import { clockSection } from './sections/clock.ts';
import { eventsSection, faultsSection } from './sections/levers.ts';
import { bonusesSection, lobbySection, paymentsSection } from './sections/lists.ts';
import { personasSection, visitorSection } from './sections/people.ts';
import { moneySection, outboxSection, recordsSection, reviewSection } from './sections/records.ts';
import { settingsSection } from './sections/settings.ts';

const SECTIONS: readonly Section[] = [
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
export function homePage({ settings }: Platform): PageParts {
  return {
    title: 'Baize sandbox',
    sheets: ['page/home', 'page/clock', 'page/people'],
    script: 'page/client/home',
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
