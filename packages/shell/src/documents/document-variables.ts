import type { DocumentVariables } from '@baize/domain/documents';
import type { Locale } from '@baize/domain/locales';
import { rulePackFor } from '@baize/domain/rule-packs';
import type { PublicSettings } from '@baize/domain/settings';
import type { Operator } from '@baize/page/operator';
import { marketVariables } from './market-variables.ts';

/**
 * What documents may say about the house and its market, by the names they use in braces, in the document's language;
 * null is not told.
 */
export function documentVariables(ask: {
  settings: PublicSettings;
  house: Operator;
  locale: Locale;
}): DocumentVariables {
  const { company, address, licence, email } = ask.house.details ?? {};
  const site = siteOf(ask.settings.casinoOrigin);
  const brand = ask.settings.brandName;
  return {
    brand,
    site,
    company: company ?? null,
    operator: company ?? brand,
    address: address ?? null,
    licence: licence ?? null,
    email: email ?? mailOf(site),
    idle: String(ask.settings.inactivitySessionTimeout),
    referral: ask.settings.referAFriendPercent > 0 ? String(ask.settings.referAFriendPercent) : null,
    ...marketVariables({ pack: rulePackFor(ask.settings.market), locale: ask.locale }),
  };
}

function siteOf(origin: string | null): string | null {
  return origin === null || !URL.canParse(origin) ? null : new URL(origin).host;
}

/** A machine's number or a name without a dot takes no mail from players. */
function mailOf(site: string | null): string | null {
  const domain = site?.replace(/^www\./, '') ?? '';
  return /\.[a-z]{2,}$/i.test(domain) ? `support@${domain}` : null;
}
