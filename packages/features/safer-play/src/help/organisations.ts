/** One service: whom it is for, and how to reach it. Its name is its own in every language. */
export interface Organisation {
  /** Country code; null for services that serve everybody. */
  country: string | null;
  name: string;
  /** As it is dialled in the country. */
  phone?: string;
  site: `https://${string}`;
  /** 'talk' listens and advises, 'register' shuts a player out everywhere at once. */
  kind: 'talk' | 'register';
}

/**
 * Independent services for players and those close to them; links lead to these addresses and no others. Numbers move
 * (the American one did in 2025): a brand's compliance team rings those of its markets before launch.
 */
export const ORGANISATIONS: readonly Organisation[] = [
  { country: null, kind: 'talk', name: 'Gambling Therapy', site: 'https://www.gamblingtherapy.org' },
  { country: null, kind: 'talk', name: 'Gamblers Anonymous', site: 'https://www.gamblersanonymous.org' },
  {
    country: 'AU',
    kind: 'talk',
    name: 'Gambling Help Online',
    phone: '1800 858 858',
    site: 'https://www.gamblinghelponline.org.au',
  },
  { country: 'AU', kind: 'register', name: 'BetStop', site: 'https://www.betstop.gov.au' },
  {
    country: 'AT',
    kind: 'talk',
    name: 'Spielsuchthilfe',
    phone: '01 544 13 57',
    site: 'https://www.spielsuchthilfe.at',
  },
  {
    country: 'BE',
    kind: 'talk',
    name: 'Gokhulp · Aide aux Joueurs',
    phone: '0800 35 777',
    site: 'https://www.gokhulp.be',
  },
  {
    country: 'CA',
    kind: 'talk',
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    site: 'https://www.connexontario.ca',
  },
  {
    country: 'CH',
    kind: 'talk',
    name: 'SOS Spielsucht',
    phone: '0800 040 080',
    site: 'https://www.sos-spielsucht.ch',
  },
  {
    country: 'DE',
    kind: 'talk',
    name: 'Check dein Spiel (BIÖG, formerly BZgA)',
    phone: '0800 137 27 00',
    site: 'https://www.check-dein-spiel.de',
  },
  {
    country: 'DK',
    kind: 'talk',
    name: 'StopSpillet',
    phone: '70 22 28 25',
    site: 'https://www.stopspillet.dk',
  },
  { country: 'DK', kind: 'register', name: 'ROFUS', site: 'https://www.rofus.nu' },
  { country: 'ES', kind: 'talk', name: 'FEJAR', phone: '900 200 225', site: 'https://fejar.org' },
  { country: 'FI', kind: 'talk', name: 'Peluuri', phone: '0800 100 101', site: 'https://www.peluuri.fi' },
  {
    country: 'FR',
    kind: 'talk',
    name: 'Joueurs Info Service',
    phone: '09 74 75 13 13',
    site: 'https://www.joueurs-info-service.fr',
  },
  {
    country: 'GB',
    kind: 'talk',
    name: 'GamCare · National Gambling Helpline',
    phone: '0808 8020 133',
    site: 'https://www.gamcare.org.uk',
  },
  { country: 'GB', kind: 'register', name: 'GAMSTOP', site: 'https://www.gamstop.co.uk' },
  { country: 'GR', kind: 'talk', name: 'KETHEA', phone: '1114', site: 'https://www.kethea.gr' },
  {
    country: 'IT',
    kind: 'talk',
    name: 'Telefono Verde Gioco d’Azzardo (ISS)',
    phone: '800 558 822',
    site: 'https://www.iss.it',
  },
  {
    country: 'NL',
    kind: 'talk',
    name: 'Loket Kansspel',
    phone: '0800 240 00 22',
    site: 'https://www.loketkansspel.nl',
  },
  { country: 'NL', kind: 'register', name: 'Cruks', site: 'https://cruksregister.nl' },
  {
    country: 'NO',
    kind: 'talk',
    name: 'Hjelpelinjen',
    phone: '800 800 40',
    site: 'https://hjelpelinjen.no',
  },
  {
    country: 'NZ',
    kind: 'talk',
    name: 'Gambling Helpline',
    phone: '0800 654 655',
    site: 'https://www.safergambling.org.nz',
  },
  {
    country: 'SE',
    kind: 'talk',
    name: 'Stödlinjen',
    phone: '020-81 91 00',
    site: 'https://www.stodlinjen.se',
  },
  { country: 'SE', kind: 'register', name: 'Spelpaus', site: 'https://www.spelpaus.se' },
  { country: 'TR', kind: 'talk', name: 'Yeşilay · YEDAM', phone: '115', site: 'https://www.yedam.org.tr' },
  {
    country: 'US',
    kind: 'talk',
    name: 'National Council on Problem Gambling',
    phone: '1-800-697-3738',
    site: 'https://www.ncpgambling.org',
  },
  {
    country: 'ZA',
    kind: 'talk',
    name: 'South African Responsible Gambling Foundation',
    phone: '0800 006 008',
    site: 'https://responsiblegambling.org.za',
  },
];
