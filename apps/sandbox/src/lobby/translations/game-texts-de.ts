import type { GameTextSource } from './game-texts.ts';

export const GERMAN_GAMES: GameTextSource = {
  slotShapes: [
    'Ein Slot mit fünf Walzen und zehn Linien.',
    'Ein Slot mit fünf Walzen und zwanzig Linien.',
    'Ein Slot mit drei Walzen und fünf Linien.',
    'Ein Slot mit sechs Walzen, der in Gruppen auszahlt.',
    'Ein Slot mit fünf Walzen und 243 Gewinnwegen.',
  ],
  slotFeatures: [
    'Freispiele',
    'Fallende Symbole',
    'Wachsende Symbole',
    'Halten und neu drehen',
    'Wild-Multiplikatoren',
    'Preis auswählen',
  ],
  rhythm: {
    low: 'Kleine Gewinne kommen oft.',
    medium: 'Kleine und größere Gewinne wechseln sich ab.',
    high: 'Gewinne sind selten und können groß sein.',
  },
  live: {
    sentence: 'Ein Live-Tisch mit Dealer, rund um die Uhr geöffnet.',
    features: ['Live-Dealer', 'Chat am Tisch', 'Verlauf der Einsätze'],
  },
  table: {
    sentence: 'Ein Tisch für dich allein, in deinem Tempo.',
    features: ['Hausregeln auf einer Seite', 'Mit der Tastatur spielbar'],
  },
  instant: {
    sentence: 'Eine Runde dauert Sekunden, und du entscheidest, wann sie endet.',
    features: ['Sofortiges Ergebnis', 'Prüfung der Fairness'],
  },
  by: (studio) => `Von ${studio}.`,
  studioGames: ({ reels, lines, bells, freeSpins, returnPercent }) => ({
    'harbour-sevens': {
      sentence: `Ein Slot mit ${reels} Walzen und ${lines} Linien: Wilds ersetzen andere Symbole, und ${bells} Glocken öffnen ${freeSpins} Freispiele.`,
      features: ['Wild-Symbole', 'Freispiele', 'Prüfung der Fairness'],
    },
    'skyline-crash': {
      sentence: `Ein Multiplikator, der steigt, bis er abstürzt: Zahl vorher aus, und auf lange Sicht kommen ${returnPercent} % zurück, wann immer du es tust.`,
      features: ['Auszahlen in jedem Moment', 'Automatisches Auszahlen', 'Prüfung der Fairness'],
    },
    'blackjack-quay': {
      sentence:
        'Blackjack mit sechs Decks, für jede Runde gemischt: Blackjack zahlt drei zu zwei, und der Dealer bleibt bei jeder Siebzehn stehen.',
      features: ['Verdoppeln mit jeden zwei Karten', 'Ein Paar einmal teilen', 'Prüfung der Fairness'],
    },
  }),
};
