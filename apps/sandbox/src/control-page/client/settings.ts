import type { SandboxState } from '../../controls/sandbox-state.ts';
import { button, byId, element, elementById, input, select, renderRows } from './dom.ts';
import { subscribe } from './refresh.ts';
import { runAction, clearMessage } from './status-message.ts';
import { request, readProperty } from './server.ts';

type Values = Readonly<Record<string, unknown>>;
type Override =
  | { kind: 'setting'; brand: string; key: string; value: unknown }
  | { kind: 'texts'; brand: string; locale: string; ids: readonly string[] };

const SHOWN = 80;
let overrides: SandboxState['settingsOverrides'] = {};

function isValues(said: unknown): said is Values {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}

/** What is written in a field of JSON; undefined after having said beside it what is wrong. */
function readJsonField(id: string, problem: HTMLElement): unknown {
  const field = byId(id, HTMLTextAreaElement);
  try {
    const value: unknown = JSON.parse(field.value);
    problem.textContent = '';
    field.removeAttribute('aria-invalid');
    return value;
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    clearMessage();
    problem.textContent = `This is no JSON: ${why}. A word stands in quotes: "panel".`;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
    return undefined;
  }
}

const putOverride = (brand: string, override: Values | null) =>
  request('PUT', '/sandbox/settings', { brand, override });

/** The sandbox takes off all or nothing of a brand, so the rest is laid over again. */
async function removeOverride(brand: string, key: string): Promise<void> {
  const mine: Values = Object.entries(overrides).find(([name]) => name === brand)?.[1] ?? {};
  const rest = Object.fromEntries(Object.entries(mine).filter(([name]) => name !== key));
  await putOverride(brand, null);
  if (Object.keys(rest).length > 0) await putOverride(brand, rest);
}

function overrideRow(laid: Override): HTMLElement {
  const { brand } = laid;
  const name =
    laid.kind === 'setting'
      ? laid.key
      : `${laid.ids.length} ${laid.ids.length === 1 ? 'text' : 'texts'} in ${laid.locale}`;
  const said = laid.kind === 'setting' ? JSON.stringify(laid.value) : laid.ids.join(', ');
  const off = button('Take off', () => {
    void runAction(`${brand} says its own again: ${name}`, () =>
      laid.kind === 'setting'
        ? removeOverride(brand, laid.key)
        : request('PUT', '/sandbox/locales', { brand, locale: laid.locale, texts: null }),
    );
  });
  off.dataset['action'] = 'off';
  off.setAttribute('aria-label', `Take off: ${name} of ${brand}`);
  const shown = said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
  return element(
    'li',
    '',
    element('div', '', element('b', '', name), ` of ${brand}`, element('small', 'code', shown)),
    off,
  );
}

function listOverrides({ settingsOverrides, textOverrides }: SandboxState): Override[] {
  const settings = Object.entries(settingsOverrides).flatMap(([brand, values]) =>
    Object.entries(values).map(([key, value]): Override => ({ kind: 'setting', brand, key, value })),
  );
  const texts = textOverrides.map(({ brand, locale, texts: given }): Override => {
    return { kind: 'texts', brand, locale, ids: Object.keys(given) };
  });
  return [...settings, ...texts];
}

const keyOf = (laid: Override) =>
  laid.kind === 'setting' ? `${laid.brand}/${laid.key}` : `${laid.brand}/texts/${laid.locale}`;

/** What a brand says now: the names it knows are offered, and a chosen one shows its value. */
async function loadSettingNames(): Promise<Values> {
  const said = readProperty(
    await request('GET', `/sandbox/settings?brand=${select('settings-brand').value}`),
    'settings',
  );
  if (!isValues(said)) return {};
  const names = Object.keys(said).toSorted((a, b) => a.localeCompare(b));
  elementById('settings-keys').replaceChildren(
    ...names.map((name) => {
      const option = document.createElement('option');
      option.value = name;
      return option;
    }),
  );
  return said;
}

function startSettingsForm(): void {
  const key = input('settings-key');
  const value = byId('settings-value', HTMLTextAreaElement);
  const problem = elementById('settings-problem');
  // What was filled in here last: anything else in the field was typed, and is never replaced.
  let filled = '';
  const fill = (text: string): void => {
    value.value = text;
    filled = text;
  };
  const showValue = async () => {
    const values = await loadSettingNames().catch((): Values => ({}));
    if (!Object.hasOwn(values, key.value) || (value.value !== '' && value.value !== filled)) return;
    fill(JSON.stringify(values[key.value], null, 2));
    if (document.activeElement === value) value.select();
  };
  value.addEventListener('focus', () => {
    if (value.value === filled) value.select();
  });
  void loadSettingNames().catch(() => undefined);
  key.addEventListener('change', () => void showValue());
  select('settings-brand').addEventListener('change', () => void showValue());
  for (const usual of document.querySelectorAll<HTMLElement>('[data-setting]')) {
    usual.addEventListener('click', () => {
      key.value = usual.dataset['setting'] ?? '';
      fill(usual.dataset['value'] ?? '');
      problem.textContent = '';
    });
  }
  byId('settings-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const brand = select('settings-brand').value;
    const said = readJsonField('settings-value', problem);
    if (said !== undefined) {
      void runAction(`${brand} says ${key.value} now`, () =>
        putOverride(brand, { [key.value.trim()]: said }),
      );
    }
  });
  elementById('settings-clear').addEventListener('click', () => {
    void runAction('Both brands say their own again', async () => {
      const state = readProperty(await request('GET', '/sandbox/state'), 'textOverrides');
      for (const { brand, locale } of isTexts(state) ? state : []) {
        await request('PUT', '/sandbox/locales', { brand, locale, texts: null });
      }
      for (const brand of Object.keys(overrides)) await putOverride(brand, null);
    });
  });
}

const isTexts = (said: unknown): said is SandboxState['textOverrides'] => Array.isArray(said);

function startTextsForm(): void {
  const texts = byId('texts-texts', HTMLTextAreaElement);
  texts.placeholder = '{ "auth.login.title": "Welcome back" }';
  byId('texts-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const problem = elementById('texts-problem');
    const said = readJsonField('texts-texts', problem);
    if (said === undefined) return;
    if (!isValues(said) || !Object.values(said).every((text) => typeof text === 'string')) {
      clearMessage();
      problem.textContent = 'Write an object of message ids, each with a text in quotes.';
      texts.focus();
      return;
    }
    const [brand, locale] = [select('texts-brand').value, select('texts-locale').value];
    void runAction(`${brand} has these texts in ${locale} now`, () =>
      request('PUT', '/sandbox/locales', { brand, locale, texts: said }),
    );
  });
}

/** Settings and texts laid over the brands': what there is, and ways to lay more over or take it off. */
export function startSettings(): void {
  subscribe(({ state }) => {
    overrides = state.settingsOverrides;
    const rows = listOverrides(state);
    elementById('settings-none').hidden = rows.length > 0;
    elementById('settings-clear').hidden = rows.length === 0;
    elementById('bar-settings').hidden = rows.length === 0;
    elementById('bar-settings').textContent = rows.length === 1 ? '1 override' : `${rows.length} overrides`;
    renderRows({ list: elementById('settings-list'), rows, key: keyOf, draw: overrideRow });
  });
  startSettingsForm();
  startTextsForm();
}
