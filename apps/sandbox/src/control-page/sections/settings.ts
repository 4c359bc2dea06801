import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { LOCALES } from '@baize/domain/locales';
import { html } from '../../cashier/provider/html.ts';
import { BRANDS } from '../../settings/brand-settings.ts';
import { renderOptions, type PageSection } from '../section.ts';

/** What testers lay over a brand most often: a press fills the form. */
const COMMON_SETTINGS = [
  ['Panel navigation', 'navigationSystem', 'panel'],
  ['Basic navigation', 'navigationSystem', 'basic'],
  ['One-click registration', 'use1ClickRegistration', true],
  ['Newcomers are held', 'holdUserOnRegistration', true],
  ['Signed out after 2 minutes', 'inactivitySessionTimeout', 2],
  ['British market', 'market', 'gb'],
  ['Translation keys', 'debugShowTranslationKeys', true],
] as const;

const brands = renderOptions(BRANDS.map((brand) => ({ value: brand, text: brand })));

export const settingsSection: PageSection = {
  id: 'settings',
  title: 'Settings',
  lead: 'What a brand’s settings and texts say instead of their own. Pages read them when they are opened anew.',
  body: html`<div class="grid two">
      <form class="card" id="settings-form">
        <h3>Lay a value over a setting</h3>
        <div class="row" role="group" aria-label="Settings to try">
          ${COMMON_SETTINGS.map(
            ([text, key, value]) =>
              html`<button type="button" data-setting="${key}" data-value="${JSON.stringify(value)}">
                ${text}
              </button>`,
          )}
        </div>
        <div class="fields">
          <div>
            <label for="settings-brand">Brand</label>
            <select id="settings-brand">
              ${brands}
            </select>
          </div>
          <div>
            <label for="settings-key">Setting</label>
            <input
              id="settings-key"
              list="settings-keys"
              required
              autocomplete="off"
              spellcheck="false"
              placeholder="navigationSystem"
            />
            <datalist id="settings-keys"></datalist>
          </div>
        </div>
        <label for="settings-value">Value, JSON: of any type, broken ones too</label>
        <textarea id="settings-value" rows="4" spellcheck="false" class="code" required></textarea>
        <p id="settings-problem" class="problem" role="alert"></p>
        <button type="submit" class="main">Lay it over</button>
      </form>
      <div class="card">
        <h3>Laid over now</h3>
        <p id="settings-none" class="empty">Both brands say what they were made with.</p>
        <ul id="settings-list" class="rows"></ul>
        <button type="button" id="settings-clear" hidden>Take all of it off</button>
      </div>
    </div>
    <form class="card" id="texts-form">
      <h3>Lay texts over a language</h3>
      <div class="fields">
        <div>
          <label for="texts-brand">Brand</label>
          <select id="texts-brand">
            ${brands}
          </select>
        </div>
        <div>
          <label for="texts-locale">Language</label>
          <select id="texts-locale">
            ${renderOptions(LOCALES.map((code) => ({ value: code, text: `${code}, ${LOCALE_NAMES[code]}` })))}
          </select>
        </div>
      </div>
      <label for="texts-texts"
        >Texts by message id, JSON; they take the place of those laid over before</label
      >
      <textarea id="texts-texts" rows="4" spellcheck="false" class="code" required></textarea>
      <p id="texts-problem" class="problem" role="alert"></p>
      <button type="submit" class="main">Lay them over</button>
    </form>`,
};
