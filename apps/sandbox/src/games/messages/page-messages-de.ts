import type { PageMessages } from './page-messages.ts';

export const GERMAN_PAGE_MESSAGES: PageMessages = {
  demo: 'Demo, Spielgeld',
  real: 'Echtgeld',
  net: 'Netto in diesem Spiel',
  balance: 'Guthaben',
  stake: 'Einsatz',
  lowerStake: 'Einsatz senken',
  raiseStake: 'Einsatz erhöhen',
  last: 'Zuletzt, netto',
  retry: 'Erneut versuchen',
  close: 'Spiel schließen',
  paused: 'Das Spiel ist angehalten. Deine Runde bleibt erhalten und geht weiter, sobald du weitermachst.',
  closedTitle: 'Dieses Spiel ist geschlossen',
  closed:
    'Öffne das Spiel noch einmal aus der Lobby. Wenn du abgemeldet wurdest, melde dich zuerst an. Eine offene Runde bleibt für dich erhalten.',
  dialogs: {
    close: 'Schließen',
    openRules: 'Regeln und Auszahlungsquote',
    rulesOf: (name) => `${name}: Regeln`,
    fairness: 'Fairness',
    history: 'Letzte Runden',
    returnToPlayer: 'Auszahlungsquote',
    mostPaid: 'Höchste Auszahlung, in Einsätzen',
    swings: 'Schwankungen',
    volatility: { low: 'niedrig', medium: 'mittel', high: 'hoch' },
    returns: {
      'harbour-sevens': (percent) =>
        `${percent} aller Einsätze gehen über sehr viele Runden, Freispiele eingerechnet, an die Spieler zurück.`,
      'skyline-crash': (percent) =>
        `${percent} aller Einsätze gehen über sehr viele Flüge an die Spieler zurück, bei welchem Multiplikator du auch auszahlst.`,
      'blackjack-quay': (percent) =>
        `${percent} der ersten Einsätze gehen über sehr viele Runden an die Spieler zurück, wenn jede Hand nach der Basisstrategie gespielt wird.`,
    },
    differs: 'Eine einzelne Sitzung kann stark davon abweichen.',
    keys: 'Tasten',
    keysOf: {
      'harbour-sevens': 'Die Leertaste dreht.',
      'skyline-crash':
        'Die Leertaste lässt die Laterne steigen. C zahlt aus, wenn Buchstaben eingeschaltet sind.',
      'blackjack-quay':
        'Die Leertaste teilt aus. H zieht eine Karte, S hält, D verdoppelt und P teilt, wenn Buchstaben eingeschaltet sind.',
    },
    letters: 'Mit Buchstaben spielen, bis das Spiel geschlossen wird',
  },
  fairness: {
    promise:
      'Jede Runde wird von zwei Wörtern entschieden: einem Geheimnis des Hauses, das dir vorab durch seinen Hash zugesichert ist, und einem Wort von dir. Keine Seite konnte das Ergebnis kennen, bevor beide feststanden.',
    nextRound: 'Nächste Runde',
    yourWord: 'Dein Wort (bis zu 64 Zeichen, du kannst es ändern)',
    nextHash: 'SHA-256 des Geheimnisses',
    lastRound: 'Letzte Runde',
    lastHash: 'Vorab gezeigter Hash',
    lastSecret: 'Geheimnis des Hauses, jetzt offen',
    lastWord: 'Dein Wort',
    check: 'Diese Runde hier prüfen',
    tools: 'Mit eigenen Werkzeugen',
    recipe:
      'Der Hash ist SHA-256 über die 32 Bytes des Geheimnisses. Die Zahlen der Runde sind HMAC-SHA256 mit dem Geheimnis als Schlüssel über „Wort:0“, „Wort:1“ und so weiter, gelesen als 32-Bit-Zahlen, höchstes Byte zuerst. Eine Zahl über dem größten Vielfachen der Möglichkeiten wird übersprungen, die übrigen werden modulo der Möglichkeiten genommen.',
  },
  history: {
    none: 'Hier erscheinen die Runden, die du spielst.',
    time: 'Zeit',
    result: 'Ergebnis',
    staked: 'Eingesetzt',
    net: 'Netto',
  },
  slot: {
    spin: 'Drehen',
    reels: 'Walzen',
    start: 'Starten',
    prizes: 'Gewinne, in Einsätzen, für drei, vier und fünf von links auf einer Linie',
    symbol: 'Symbol',
    symbols: {
      seven: 'Sieben',
      helm: 'Steuerrad',
      lighthouse: 'Leuchtturm',
      anchor: 'Anker',
      lantern: 'Laterne',
      fish: 'Fisch',
      shell: 'Muschel',
    },
    wild: 'Wild ersetzt jedes Symbol außer der Glocke. Es liegt auf der zweiten, dritten und vierten Walze.',
    bells: 'Glocken und Freispiele',
    bellPrize: (bells, times, freeSpins) =>
      `${bells} Glocken an beliebiger Stelle: ${times} der Einsatz und ${freeSpins} Freispiele`,
    freeSpins: (times) =>
      `In Freispielen zählt jeder Gewinn ${times}, es liegen mehr Wilds auf den Walzen und keine Glocken.`,
    lines: (count) => `Die ${count} Linien`,
    howTo: 'So wird gespielt',
    allLines: (count) =>
      `Es werden immer alle ${count} Linien gespielt; jede trägt ein Zehntel des Einsatzes.`,
    longest:
      'Auf einer Linie zahlt die längste Reihe eines Symbols; die Gewinne mehrerer Linien werden addiert.',
    most: (times) =>
      `Eine Runde zahlt höchstens ${times} ihren Einsatz; was darüber läge, wird nicht gezahlt.`,
    equal:
      'Jeder Halt jeder Walze ist gleich wahrscheinlich. Die Walzen, die du drehen siehst, sind die echten.',
    pace: 'Eine Runde dauert mindestens 2,5 Sekunden. Es gibt kein Autoplay. Eine unterbrochene Runde wartet auf dich, auch mit ihren Freispielen.',
  },
  crash: {
    past: 'Letzte Flüge',
    ready: 'Bereit',
    auto: 'Automatisch auszahlen bei',
    off: 'aus',
    autoHint: (most) => `Ein Multiplikator von 1,01 bis ${most}, oder leer`,
    fly: 'Steigen lassen',
    cashOut: 'Auszahlen',
    howTo: 'So wird gespielt',
    climb: (start) =>
      `Wähle einen Einsatz und lass die Laterne steigen. Der Multiplikator klettert ab ${start}, bis die Laterne erlischt.`,
    inTime:
      'Zahle vorher aus, und du bekommst deinen Einsatz mal den Multiplikator. Sonst ist der Einsatz verloren.',
    bounds: (least, most) =>
      `Frühestens kannst du bei ${least} auszahlen. Bei ${most} wird ein Flug von selbst ausgezahlt.`,
    autoHolds:
      'Automatisches Auszahlen läuft auf unserer Seite: Es gilt auch, wenn deine Verbindung abreißt.',
    clock:
      'Es zählt der Zeitpunkt, zu dem dein Auszahlen unseren Server erreicht, nicht das Bild auf deinem Bildschirm.',
    timeCheck: 'Unterbricht ein Realitätscheck einen Flug, wird er in diesem Moment ausgezahlt.',
    pace: 'Eine Runde dauert mindestens 5 Sekunden. Es gibt kein Autoplay. Einsätze sind ganze Beträge, daher wird nichts gerundet.',
    chances: 'Wie wahrscheinlich ein Flug einen Multiplikator erreicht',
    multiplier: 'Multiplikator',
    likelihood: 'Wahrscheinlichkeit',
    atOnce: (flights, start) =>
      `${flights} von hundert Flügen enden bei ${start}, bevor jemand auszahlen kann. Frühere Flüge sagen nichts über den nächsten.`,
  },
  blackjack: {
    dealer: 'Dealer',
    you: 'Du',
    pays: 'Blackjack zahlt 3 zu 2',
    stands: 'Dealer bleibt bei jeder Siebzehn stehen',
    deal: 'Austeilen',
    hit: 'Karte',
    stand: 'Halten',
    double: 'Verdoppeln',
    split: 'Teilen',
    howTo: 'So wird gespielt',
    rules: [
      'Komm näher an 21 als der Dealer, ohne darüber zu gehen. Bilder zählen 10, ein Ass 1 oder 11.',
      'Sechs Decks, für jede Runde neu gemischt. Der Dealer bleibt bei jeder Siebzehn stehen, auch bei einer weichen.',
      'Blackjack, ein Ass und eine Zehn auf die ersten zwei Karten, zahlt 3 zu 2. Jeder andere Gewinn zahlt 1 zu 1. Bei Gleichstand kommt der Einsatz zurück.',
      'Der Dealer prüft zuerst auf Blackjack: Hat er einen, endet die Runde, bevor du mehr einsetzen kannst.',
      'Verdoppeln: ein zweiter Einsatz, noch eine Karte. Auf jede ersten zwei Karten, auch nach dem Teilen.',
      'Teilen: Aus zwei Karten mit gleichem Wert werden zwei Hände, einmal pro Runde. Geteilte Asse bekommen je eine Karte; 21 mit ihnen ist kein Blackjack.',
      'Eine Runde dauert mindestens 5 Sekunden. Es gibt kein Autoplay, keine Versicherung und keine Nebenwette. Eine unterbrochene Runde wartet auf dich.',
    ],
    aboutReturn: 'Zur Auszahlungsquote',
    basic: (percent) => `${percent} bringt die Basisstrategie. Andere Entscheidungen bringen weniger.`,
  },
  reel: {
    title: (name) => `${name}: Demo-Walze`,
    badge: 'Demo-Walze',
    stage: (name) => `${name}: Walze und Chancen`,
    by: (studio) => `von ${studio}`,
    reel: 'Walze',
    choose: 'Wähle deinen Einsatz und zieh.',
    prizes: 'Gewinne und ihre Chancen',
    oneIn: (count) => `1 von ${count}`,
    playMoney: 'Spielgeld',
    playMoneyOnly: 'Nur Spielgeld: Von deinem Guthaben wird hier nichts eingesetzt.',
    note: (studio, percent) =>
      `Das eigene Spiel von ${studio} gehört nicht zu dieser Testplattform. Diese Walze zieht einen Gewinn pro Runde und gibt auf lange Sicht ${percent} aller Einsätze zurück, so viel wie das Spiel selbst.`,
    draw: 'Ziehen',
    paused: 'Das Spiel ist angehalten.',
  },
};
