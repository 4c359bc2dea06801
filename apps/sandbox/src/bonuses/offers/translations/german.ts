import type { OfferText } from '../../offer.ts';

/** The offers in German. */
export const GERMAN: Readonly<Record<string, OfferText>> = {
  'harbour-welcome': {
    name: 'Hafengruß',
    text: 'Einzahlung verdoppelt: ab 20 €, 30 Mal umzusetzen',
    description: 'So viel dazu, wie du einzahlst, bis 100 €.',
    terms: ['Einzahlung ab 20 €', 'Bonus 30 Mal umsetzen', 'Höchstens 500 € werden echtes Geld'],
  },
  'weekend-swell': {
    name: 'Wochenendwelle 🌊',
    text: 'Samstag und Sonntag',
    description: 'Die Hälfte deiner Einzahlung am Wochenende, bis 50 €.',
    terms: ['Samstag und Sonntag', 'Bonus 25 Mal umsetzen', 'Ein Bonus zur selben Zeit'],
  },
  'workday-drift': {
    name: 'Werktagsdrift',
    text: 'Montag bis Freitag',
    description: 'Ein Viertel deiner Einzahlung an einem Werktag, bis 25 €.',
    terms: ['Montag bis Freitag', 'Bonus 20 Mal umsetzen', 'Ein Bonus zur selben Zeit'],
  },
  'evening-breeze': {
    name: 'Abendbrise',
    text: '40 % dazu zwischen sechs und neun',
    description: 'Von 18:00 bis 21:00 in Malta: 40 % deiner Einzahlung, bis 40 €.',
    terms: ['18:00 bis 21:00, Zeit in Malta', 'Bonus 25 Mal umsetzen'],
  },
  'first-anchor': {
    name: 'Erster Anker',
    description: 'Zur allerersten Einzahlung: anderthalbmal so viel dazu, bis 150 €.',
    terms: ['Nur die erste Einzahlung', 'Bonus 35 Mal umsetzen'],
  },
  'hundredth-wave': {
    name: 'Die hundertste Welle',
    text: 'Für hundert Einzahlungen',
    description: 'Für alle, die hundertmal eingezahlt haben: 200 % bis 500 €.',
    terms: ['Hundert Einzahlungen zuvor', 'Bonus 15 Mal umsetzen'],
  },
  'bitcoin-tide': {
    name: 'Bitcoin-Flut',
    text: 'Für Konten in Bitcoin oder Tether',
    description: '60 % auf Einzahlungen in Bitcoin und Tether.',
    terms: ['Nur Krypto-Konten', 'Bonus 20 Mal umsetzen'],
  },
  'northern-lights': {
    name: 'Nordlicht',
    text: 'Für den Norden',
    description: '80 % bis 80 €, für Spieler in Dänemark, Finnland, Norwegen und Schweden.',
    terms: ['Dänemark, Finnland, Norwegen, Schweden', 'Bonus 25 Mal umsetzen'],
  },
  'summer-regatta': {
    name: 'Sommerregatta',
    text: 'Beginnt in einigen Tagen',
    description: 'Sobald die Regatta begonnen hat: 75 % bis 75 €.',
    terms: ['Ab Beginn der Regatta', 'Bonus 25 Mal umsetzen'],
  },
  'spring-regatta': {
    name: 'Frühlingsregatta',
    description: 'Die Regatta, die vorbei ist: 75 % bis 75 €.',
    terms: ['Bis zum Ende der Regatta', 'Bonus 25 Mal umsetzen'],
  },
  'sevens-spins': {
    name: 'Zwanzig Siebenen',
    text: '20 Freispiele an Harbour Sevens, Gewinne 20 Mal umzusetzen',
    description: 'Zwanzig Drehungen zu 0,20 € aufs Haus.',
    terms: ['Einmal in zwei Tagen', 'Gewinne 20 Mal umsetzen', 'Höchstens 100 € werden echtes Geld'],
  },
  'daily-dip': {
    name: 'Tägliches Bad',
    text: 'Wieder nach 24 Stunden',
    description: 'Fünf Drehungen zu 0,20 €, einmal in 24 Stunden.',
    terms: ['Einmal in 24 Stunden', 'Gewinne 10 Mal umsetzen'],
  },
  'first-week': {
    name: 'Erste Woche an Land',
    text: '30 Freispiele für Neue',
    description: 'Dreißig Drehungen in den ersten sieben Tagen nach der Anmeldung.',
    terms: ['Innerhalb von sieben Tagen nach der Anmeldung', 'Gewinne 25 Mal umsetzen'],
  },
  'crows-nest': {
    name: 'Krähennest',
    text: '50 Freispiele',
    description: 'Fünfzig Drehungen für die ersten hundert, die sie nehmen.',
    terms: ['Hundert Plätze', 'Gewinne 20 Mal umsetzen'],
  },
  'shell-gift': {
    name: 'Muschelgeschenk',
    text: 'Ohne Einzahlung',
    description: 'Fünf Euro zum Spielen, für eine bestätigte E-Mail-Adresse.',
    terms: ['Eine bestätigte E-Mail-Adresse', 'Bonus 10 Mal umsetzen', 'Höchstens 50 € werden echtes Geld'],
  },
  'last-berth': {
    name: 'Letzter Liegeplatz',
    text: 'Ohne Einzahlung',
    description: 'Drei Euro, für fünfzig Spieler insgesamt.',
    terms: ['Fünfzig Plätze', 'Bonus 10 Mal umsetzen'],
  },
  'lone-sailor': {
    name: 'Einsamer Segler',
    text: 'Einmal je Haushalt',
    description: 'Zehn Euro, einmal für jeden Haushalt.',
    terms: ['Einmal je Adresse', 'Bonus 15 Mal umsetzen'],
  },
  'message-in-a-bottle': {
    name: 'Flaschenpost',
    description: 'Was darin ist, weiß erst der Support, wenn er nachgesehen hat.',
    terms: ['Ohne Einzahlung'],
  },
  'three-day-catch': {
    name: 'Drei-Tage-Fang',
    text: 'Nur in den ersten drei Tagen',
    description: 'Vier Euro in den ersten drei Tagen nach dem Fang.',
    terms: ['Drei Tage', 'Bonus 10 Mal umsetzen'],
  },
  'quiet-harbour': {
    name: 'Stiller Hafen',
    text: 'Einmal, solange du ihn behältst',
    description: 'Sechs Euro; wer sie aufgibt, hat sie gehabt.',
    terms: ['Einmal', 'Bonus 12 Mal umsetzen'],
  },
  'harbour-friends': {
    name: 'Hafenfreunde',
    text: 'Für alle, die über den Hafen kamen',
    description: 'Acht Euro für Besucher der Hafenkampagne.',
    terms: ['Ohne Einzahlung', 'Bonus 12 Mal umsetzen'],
  },
  'captains-table': {
    name: 'Kapitänstisch',
    text: 'Mit einem Gutscheincode',
    description: 'Zehn Euro für alle, die den Gutscheincode haben.',
    terms: ['Ein Gutscheincode', 'Bonus 5 Mal umsetzen'],
  },
  'ebb-cashback': {
    name: 'Ebbe-Cashback',
    text: 'Von dem, was die Woche nahm',
    description: 'Ein Zehntel der Verluste der letzten sieben Tage, bis 50 €, sofort als echtes Geld.',
    terms: ['Verluste ab 20 € in sieben Tagen', 'Einmal in sieben Tagen', 'Eine Einzahlung zuvor'],
  },
  'tide-cashback': {
    name: 'Gezeiten-Cashback',
    text: 'In deinem Rakeback-Kalender',
    description: 'Cashback, das mit dem Rakeback-Kalender kommt, jeden Tag ein wenig.',
    terms: ['Wird im Rakeback-Kalender abgeholt'],
  },
};
