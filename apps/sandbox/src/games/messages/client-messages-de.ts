import { setMessages } from './current-messages.ts';
import type { ClientMessages, Suit } from './client-messages.ts';

const MANY = {
  seven: 'Siebenen',
  helm: 'Steuerräder',
  lighthouse: 'Leuchttürme',
  anchor: 'Anker',
  lantern: 'Laternen',
  fish: 'Fische',
  shell: 'Muscheln',
} as const;
const NUMBERS: Readonly<Record<number, string>> = { 3: 'Drei', 4: 'Vier', 5: 'Fünf' };
const SUITS: Readonly<Record<Suit, string>> = {
  spades: 'Pik',
  hearts: 'Herz',
  clubs: 'Kreuz',
  diamonds: 'Karo',
};

export const GERMAN_CLIENT_MESSAGES: ClientMessages = {
  balance: 'Guthaben',
  balanceAt: (time) => `Guthaben um ${time}`,
  readyIn: (seconds) => `bereit in ${seconds} s`,
  staked: (amount) => `${amount} eingesetzt.`,
  elsewhere: (amount) => `Hier wurde nichts eingesetzt. Eine Runde aus einem anderen Fenster, ${amount}:`,
  stakeBack: 'Dein Einsatz kommt zurück.',
  noPrize: 'Dieses Mal kein Gewinn.',
  trouble: {
    limits: {
      MAX_BET_LIMIT_REACHED: 'Du hast dein Einsatzlimit erreicht.',
      maxBetLimit: 'Dieser Einsatz liegt über deinem Limit für einen einzelnen Einsatz.',
      dailyBetLimit: 'Du hast dein Einsatzlimit für heute erreicht.',
      weeklyBetLimit: 'Du hast dein Einsatzlimit für diese Woche erreicht.',
      monthlyBetLimit: 'Du hast dein Einsatzlimit für diesen Monat erreicht.',
      dailyLossLimit: 'Du hast dein Verlustlimit für heute erreicht.',
      weeklyLossLimit: 'Du hast dein Verlustlimit für diese Woche erreicht.',
      monthlyLossLimit: 'Du hast dein Verlustlimit für diesen Monat erreicht.',
    },
    refusals: {
      INSUFFICIENT_FUNDS: 'Dein Guthaben deckt diesen Einsatz nicht. Es wurde nichts eingesetzt.',
      SESSION_ENDED:
        'Deine Sitzung ist beendet. Melde dich an und öffne das Spiel noch einmal; eine offene Runde bleibt für dich erhalten.',
      SELF_EXCLUDED: 'Dein Konto ist vom Spiel ausgeschlossen. Es wurde nichts eingesetzt.',
      ACCOUNT_FROZEN: 'Dein Konto macht eine Pause. Es wurde nichts eingesetzt.',
      COUNTRY_BLOCKED:
        'In dem Land, in dem du bist, sind Spiele nicht verfügbar. Es wurde nichts eingesetzt.',
      TOO_SOON: 'Einen Moment: Die nächste Runde ist noch nicht bereit. Es wurde nichts eingesetzt.',
      ROUND_OPEN: 'Eine Runde ist noch offen, vielleicht in einem anderen Fenster.',
      STALE_COMMITMENT:
        'Die nächste Runde wurde neu vorbereitet, es wurde nichts eingesetzt. Du kannst sie jetzt spielen.',
      MOVED_ON: 'Die Runde ist weitergegangen, vielleicht in einem anderen Fenster.',
      STAKE_NOT_OFFERED: 'Dieser Einsatz wird nicht angeboten. Es wurde nichts eingesetzt.',
      NOT_POSSIBLE: 'Das kam zu spät.',
    },
    other: () => 'Etwas ist schiefgegangen. Es wurde nichts eingesetzt.',
    noAnswer: 'Das Spiel hat nicht geantwortet. Es wurde nichts eingesetzt; versuche es noch einmal.',
    keepAsking: 'Das Spiel antwortet nicht. Wir fragen weiter nach.',
    waiting: {
      stake: (stake) => `Wir warten auf die Antwort. Wenn ${stake} angenommen ist, siehst du die Runde dazu.`,
      move: 'Wir warten auf die Antwort zu deinem Zug.',
    },
    unknown: {
      stake: (stake) => `Wir wissen noch nicht, ob ${stake} eingesetzt wurde. Wir fragen nach.`,
      move: 'Wir wissen noch nicht, ob dein Zug angenommen wurde. Wir fragen nach.',
    },
    offline: {
      stake: (stake) =>
        `Du bist offline. Wir wissen noch nicht, ob ${stake} eingesetzt wurde; wir fragen, sobald die Verbindung wieder da ist.`,
      move: 'Du bist offline. Wir wissen noch nicht, ob dein Zug angenommen wurde; wir fragen, sobald die Verbindung wieder da ist.',
    },
    nothing: {
      stake: (stake) => `Es wurde nichts eingesetzt: ${stake} gehört weiterhin dir.`,
      move: 'Dein Zug ist nicht angekommen, und es wurde nichts weiter eingesetzt. Wähle noch einmal.',
    },
    closed: {
      stake: (stake) =>
        `Deine Sitzung endete, bevor wir wussten, ob ${stake} eingesetzt wurde. Dein Verlauf zeigt es; eine offene Runde bleibt für dich erhalten.`,
      move: 'Deine Sitzung endete, bevor wir wussten, ob dein Zug angenommen wurde. Dein Verlauf zeigt es; eine offene Runde bleibt für dich erhalten.',
    },
  },
  fairness: {
    open: 'Die Runde ist noch offen.',
    insecure:
      'Dieser Browser prüft nur über eine sichere Verbindung; jedes Werkzeug für HMAC-SHA256 kann es auch.',
    otherSeed: 'Das Geheimnis passt nicht zum vorab gezeigten Hash.',
    proven: (result) => `Der Hash stimmt, und die Wörter ergeben, was du gesehen hast: ${result}.`,
    differs: (played, shown) => `Die Wörter ergeben: ${played}. Gezeigt wurde: ${shown}.`,
  },
  zone: (zone) => `Zeiten dieses Geräts, ${zone}`,
  slot: {
    choose: 'Wähle deinen Einsatz und drehe.',
    reels: (symbols) => `Walzen: ${symbols}`,
    symbols: {
      seven: 'Sieben',
      helm: 'Steuerrad',
      lighthouse: 'Leuchtturm',
      anchor: 'Anker',
      lantern: 'Laterne',
      fish: 'Fisch',
      shell: 'Muschel',
      wild: 'Wild',
      bell: 'Glocke',
    },
    row: (cells, symbol) => `${NUMBERS[cells] ?? cells} ${MANY[symbol]}`,
    lineWin: (row, line, amount) => `${row} auf Linie ${line}, ${amount}`,
    linesWin: (lines, amount) => `${lines} Linien, ${amount}`,
    bellsWin: (bells, freeSpins) => `${NUMBERS[bells] ?? bells} Glocken: ${freeSpins} Freispiele.`,
    freeSpins: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
    everyPrize: (times) => `Jeder Gewinn zählt ${times}.`,
    soFar: (amount) => `Bisher: ${amount}.`,
    freeSpin: (played, of) => `Freispiel ${played} von ${of}`,
    ofFreeSpins: (played, of) => `${played} von ${of}.`,
    freeSpinsOver: (amount) => `Freispiele zu Ende: insgesamt ${amount}.`,
    lines: (count) => (count === 1 ? '1 Linie' : `${count} Linien`),
    stops: (stops, times) => `Halte ${stops}, Auszahlung ${times} Einsatz`,
  },
  crash: {
    autoRange: 'Automatisches Auszahlen geht von 1,01 bis 1.000; oder lass das Feld leer.',
    waiting: 'Wir warten auf den Flug',
    ready: 'Bereit',
    lost: 'Die Verbindung ist abgerissen. Der Flug geht bei uns weiter; wir fragen weiter, wie er endet.',
    openAgain: 'Öffne das Spiel noch einmal, um zu sehen, wie er ausging',
    lighting: 'Die Laterne wird angezündet',
    wentOut: 'Die Laterne ist erloschen',
    cashedOut: (times) => `Ausgezahlt. Sie flog weiter bis ${times}`,
    stakeLost: (amount) => `Einsatz von ${amount} verloren.`,
    paid: (amount, times) => `${amount} ausgezahlt bei ${times}`,
    outAt: (times) => `Ende bei ${times}`,
    paidAt: (times) => `Ausgezahlt bei ${times}`,
    flight: (times) => `ein Flug bis ${times}`,
  },
  blackjack: {
    waited: 'Deine Runde hat auf dich gewartet.',
    choose: 'Wähle deinen Einsatz und lass austeilen.',
    win: (amount) => `Du gewinnst ${amount}.`,
    partBack: (back, lost) => `${back} kommt zurück, ${lost} verloren.`,
    dealerWins: (lost) => `Der Dealer gewinnt. ${lost} verloren.`,
    hands: (points, dealer) => `${points} gegen ${dealer}`,
    and: ' und ',
    or: (low, high) => `${low} oder ${high}`,
    deal: (cards) => `die Karten ${cards}`,
    card: (rank, suit) => `${SUITS[suit]} ${rank}`,
    ranks: { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' },
    hidden: 'Verdeckte Karte',
    yourHand: 'Deine Hand',
    handToPlay: 'Deine Hand am Zug',
    endings: { blackjack: 'Blackjack', won: 'Gewonnen', push: 'Gleich', lost: 'Verloren', bust: 'Über 21' },
  },
  reel: {
    choose: 'Wähle deinen Einsatz und zieh.',
    noAnswer: 'Die Walze antwortet nicht. Es wurde nichts eingesetzt; wir fragen weiter nach.',
    waitingFor: (amount) =>
      `Wir warten auf die Antwort. Wenn ${amount} Spielgeld angenommen ist, siehst du die Runde dazu.`,
    waiting: 'warten',
    won: (win, stake) => `${win} Spielgeld für einen Einsatz von ${stake}`,
    refusals: {
      STAKE_NOT_OFFERED: 'Dieser Einsatz wird nicht angeboten.',
      INSUFFICIENT_FUNDS: 'Dein Spielgeld deckt diesen Einsatz nicht.',
      SESSION_ENDED: 'Dieses Spiel wurde beendet. Öffne es noch einmal aus der Lobby.',
    },
    other: () => 'Etwas ist schiefgegangen. Es wurde nichts eingesetzt.',
  },
};

setMessages(GERMAN_CLIENT_MESSAGES);
