/** Languages the platform's own category words exist in; other locales are answered in English. */
export type WordedLanguage = 'en' | 'nl' | 'de' | 'es' | 'pt' | 'fr';

const LANGUAGES: readonly WordedLanguage[] = ['en', 'nl', 'de', 'es', 'pt', 'fr'];

/** By slug: English, Dutch, German, Spanish, Portuguese, French. */
const WORDS: Readonly<Record<string, string>> = {
  popular: 'Popular|Populair|Beliebt|Populares|Populares|Populaires',
  'popular-slots':
    'Popular slots|Populaire slots|Beliebte Slots|Slots populares|Slots populares|Machines populaires',
  'popular-live':
    'Popular live tables|Populaire livetafels|Beliebte Live-Tische|Mesas en vivo populares|Mesas ao vivo populares|Tables en direct populaires',
  'popular-tables':
    'Popular tables and instant games|Populaire tafels en snelle spellen|Beliebte Tische und Sofortspiele|Mesas y juegos rápidos populares|Mesas e jogos rápidos populares|Tables et jeux instantanés populaires',
  new: 'New|Nieuw|Neu|Novedades|Novidades|Nouveautés',
  'new-this-week': 'This week|Deze week|Diese Woche|Esta semana|Esta semana|Cette semaine',
  'new-this-month': 'This month|Deze maand|Diesen Monat|Este mes|Este mês|Ce mois-ci',
  slots: 'Slots|Slots|Slots|Slots|Slots|Machines à sous',
  'slots-classic': 'Classics|Klassiekers|Klassiker|Clásicos|Clássicos|Classiques',
  'slots-fruit': 'Fruit|Fruit|Früchte|Frutas|Frutas|Fruits',
  'slots-adventure': 'Adventure|Avontuur|Abenteuer|Aventura|Aventura|Aventure',
  'slots-myths':
    'Myths and legends|Mythen en legenden|Mythen und Sagen|Mitos y leyendas|Mitos e lendas|Mythes et légendes',
  'slots-sea': 'Sea and pirates|Zee en piraten|Meer und Piraten|Mar y piratas|Mar e piratas|Mer et pirates',
  'slots-fishing': 'Fishing|Vissen|Angeln|Pesca|Pesca|Pêche',
  'slots-animals': 'Animals|Dieren|Tiere|Animales|Animais|Animaux',
  'slots-sweets': 'Sweets|Snoep|Süßes|Dulces|Doces|Douceurs',
  'slots-space': 'Space|Ruimte|Weltraum|Espacio|Espaço|Espace',
  'slots-west': 'Wild west|Wilde westen|Wilder Westen|Salvaje oeste|Faroeste|Far West',
  'slots-asia': 'Far East|Verre Oosten|Fernost|Lejano Oriente|Extremo Oriente|Extrême-Orient',
  'slots-magic': 'Magic|Magie|Magie|Magia|Magia|Magie',
  'slots-carnival': 'Carnival|Carnaval|Karneval|Carnaval|Carnaval|Carnaval',
  'live-casino': 'Live casino|Live casino|Live-Casino|Casino en vivo|Casino ao vivo|Casino en direct',
  'live-blackjack':
    'Live blackjack|Live blackjack|Live-Blackjack|Blackjack en vivo|Blackjack ao vivo|Blackjack en direct',
  'live-roulette':
    'Live roulette|Live roulette|Live-Roulette|Ruleta en vivo|Roleta ao vivo|Roulette en direct',
  'live-baccarat':
    'Live baccarat|Live baccarat|Live-Baccarat|Bacará en vivo|Bacará ao vivo|Baccara en direct',
  'live-game-shows': 'Game shows|Spelshows|Gameshows|Concursos|Programas de jogos|Jeux télévisés',
  'live-poker': 'Live poker|Live poker|Live-Poker|Póquer en vivo|Póquer ao vivo|Poker en direct',
  'live-dice': 'Live dice|Live dobbelen|Live-Würfel|Dados en vivo|Dados ao vivo|Dés en direct',
  'table-games': 'Table games|Tafelspellen|Tischspiele|Juegos de mesa|Jogos de mesa|Jeux de table',
  'table-blackjack': 'Blackjack|Blackjack|Blackjack|Blackjack|Blackjack|Blackjack',
  'table-roulette': 'Roulette|Roulette|Roulette|Ruleta|Roleta|Roulette',
  'table-baccarat': 'Baccarat|Baccarat|Baccarat|Bacará|Bacará|Baccara',
  'table-poker': 'Poker|Poker|Poker|Póquer|Póquer|Poker',
  'table-dice': 'Dice|Dobbelen|Würfel|Dados|Dados|Dés',
  jackpots: 'Jackpots|Jackpots|Jackpots|Botes|Jackpots|Jackpots',
  'jackpots-daily': 'Daily|Dagelijks|Täglich|Diarios|Diários|Quotidiens',
  'jackpots-weekly': 'Weekly|Wekelijks|Wöchentlich|Semanales|Semanais|Hebdomadaires',
  'jackpots-grand': 'Grand|Groot|Groß|Grandes|Grandes|Grands',
  instant: 'Instant|Direct|Sofort|Al instante|Instantâneos|Instantanés',
  'instant-crash': 'Crash|Crash|Crash|Crash|Crash|Crash',
  'instant-mines': 'Mines|Mijnen|Minen|Minas|Minas|Mines',
  'instant-plinko': 'Plinko|Plinko|Plinko|Plinko|Plinko|Plinko',
  'instant-scratch': 'Scratch|Krassen|Rubbeln|Rasca|Raspadinhas|Grattage',
  'instant-hi-lo': 'Hi-Lo|Hoger-lager|Hoch-Tief|Mayor o menor|Maior ou menor|Plus ou moins',
};

/** What a category is called in a locale (`de-AT` counts as `de`). */
export function categoryName(slug: string, locale: string): string {
  const all = (WORDS[slug] ?? slug).split('|');
  const language = locale.toLowerCase().split(/[-_]/u)[0];
  return (
    all[
      Math.max(
        0,
        LANGUAGES.findIndex((one) => one === language),
      )
    ] ?? slug
  );
}
