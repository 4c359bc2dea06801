/** A lever of the sandbox's own: what it is sent and what it does. */
export type Control = { method: string; path: string; request: string; description: string };

/** One line each: method and path # what it asks # what it does. */
const LINES = `
GET /sandbox/state #  # How everything stands: clock, visitor, faults, overrides, personas, audit
POST /sandbox/reset # { clock?: { mode?, now?, advanceMs? } } # Everything back to the seed
POST /sandbox/clock # { mode?, now?, advanceMs? } # Freezes, sets or advances the platform’s time
GET /sandbox/clock-presets #  # Instants worth standing at
POST /sandbox/visitor # { country?, ip? } # Where visitors come from
POST /sandbox/sign-in # { persona } # A token of a persona, without a password
POST /sandbox/end-session # { persona, reason? } # Ends a session; with a reason the socket tells it
POST /sandbox/faults # { call, kind, status?, delayMs?, body?, times? } # Orders something to go wrong
DELETE /sandbox/faults # ?call= # Clears the faults of a call, or all
GET /sandbox/settings # ?brand= # What a brand’s settings say, and what lies over them
PUT /sandbox/settings # { brand, override } # Lays values over a brand’s settings; null takes all off
PUT /sandbox/locales # { brand, locale, texts } # Lays texts over a language; null takes them off
GET /sandbox/brands/{brand} #  # Whether a brand’s pages answer
GET /sandbox/lobby #  # How many games there are
PUT /sandbox/lobby # { size: usual | huge } # 640 games, or 5,000
POST /sandbox/events # { persona, event, payload? } # Tells a player’s sockets something
POST /sandbox/events/burst # { persona, perSecond, seconds } # So many debits and credits a second
GET /sandbox/outbox # ?recipient= # Mail and SMS that would have been sent
GET /sandbox/ledger # ?persona= # Every entry of a persona’s ledger
GET /sandbox/purses #  # Every purse beside the ledger’s audit
GET /sandbox/recent # ?limit= # The newest mail, push records, log events, documents
GET /sandbox/log-events #  # Every event that pages recorded
GET /sandbox/bonuses #  # Ways to each bonus code, and what becomes of each coupon
GET /sandbox/fixtures #  # Coupons, ways to each bonus code, ends of payments
GET /sandbox/documents # ?persona= or ?email= # What a player sent
GET /sandbox/documents/{id}/file #  # A document’s bytes
POST /sandbox/documents/review # { id, status, reason? } # Decides on a document
POST /sandbox/documents/request # { persona or email, labelId, reason? } # Asks for a document
POST /sandbox/release # { persona or email } # Lets a held newcomer sign in
PUT /sandbox/push # { userId, event?, data? } # What the push library tells: user set, cleared, event
GET /sandbox/push-records #  # What the push service has heard
GET /sandbox/push/library.js #  # The push service’s stand-in, for pages
`;

export const CONTROLS: readonly Control[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [call = '', request = '', description = ''] = line.split(' # ');
    const [method = '', path = ''] = call.split(' ');
    return { method, path, request: request, description: description };
  });

/** Where a control stands on its page. */
export function controlId({ method, path }: Pick<Control, 'method' | 'path'>): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
