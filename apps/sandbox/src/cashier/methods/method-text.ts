import { toGameLanguage, type GameLanguage } from '../../settings/language.ts';
import type { Method } from './method.ts';

type MethodText = { title: string; description: string };
/** A name that is the same in every language is left out. */
type MethodTexts = Readonly<Record<string, { title?: string; description: string }>>;

const GERMAN: MethodTexts = {
  visa: { description: 'Kredit- und Debitkarten; Einzahlungen sind binnen einer Minute auf deinem Guthaben' },
  master: {
    description: 'Kredit- und Debitkarten; Einzahlungen sind binnen einer Minute auf deinem Guthaben',
  },
  'daalder-card': {
    description: 'Debitkarten niederländischer und belgischer Banken; nur für Einzahlungen',
  },
  'bank-transfer': {
    title: 'Banküberweisung',
    description: 'Von jedem Eurokonto und auf jedes, innerhalb eines Werktags',
  },
  'kaai-instant': {
    description: 'Mit der App deiner Bank; Einzahlungen sind binnen einer Minute auf deinem Guthaben',
  },
  'udaan-upi': { description: 'Am Handy, mit deiner UPI-ID' },
  'bosfor-havale': { description: 'Überweisung von und an türkische Banken, Tag und Nacht' },
  'private-wire': {
    title: 'Private Überweisung',
    description: 'Große Beträge nach Absprache, für VIP-Spieler; in Deutschland für alle',
  },
  harborpay: { description: 'E-Wallet zu deiner E-Mail-Adresse' },
  lumo: { description: 'E-Wallet zu deiner Telefonnummer' },
  'coral-voucher': { description: 'Ein Code, den du im Laden kaufst; nur für Einzahlungen' },
  concierge: { title: 'Concierge', description: 'Persönlicher Service für eingeladene Spieler' },
  'mill-cheque': { title: 'Old-Mill-Schecks', description: 'Werden nicht mehr angenommen' },
  tidepocket: { description: 'Wird gerade von unseren eigenen Leuten getestet' },
  bitcoin: { description: 'On-Chain oder über Lightning' },
  tether: { description: 'Über Tron, Ethereum oder TON' },
  ether: { description: 'Du sendest und erhältst Ether; dein Guthaben bleibt in Euro oder Dollar' },
};

const TURKISH: MethodTexts = {
  visa: { description: 'Kredi ve banka kartları; yatırdığınız para bir dakika içinde bakiyenizde' },
  master: { description: 'Kredi ve banka kartları; yatırdığınız para bir dakika içinde bakiyenizde' },
  'daalder-card': {
    description: 'Hollanda ve Belçika bankalarının banka kartları; yalnızca para yatırmak için',
  },
  'bank-transfer': {
    title: 'Banka transferi',
    description: 'Tüm euro hesaplarından ve hesaplarına, bir iş günü içinde',
  },
  'kaai-instant': {
    description: 'Kendi bankanızın uygulamasıyla; yatırdığınız para bir dakika içinde bakiyenizde',
  },
  'udaan-upi': { description: 'Telefonunuzda, UPI kimliğinizle' },
  'bosfor-havale': { description: 'Türk bankalarından ve bankalarına havale, gece gündüz' },
  'private-wire': {
    title: 'Özel transfer',
    description: 'VIP oyuncular için, anlaşmayla büyük tutarlar; Almanya’da herkese açık',
  },
  harborpay: { description: 'E-posta adresinize bağlı e-cüzdan' },
  lumo: { description: 'Telefon numaranıza bağlı e-cüzdan' },
  'coral-voucher': { description: 'Mağazadan aldığınız bir kod; yalnızca para yatırmak için' },
  concierge: { title: 'Özel hizmet masası', description: 'Davetli oyunculara kişisel hizmet' },
  'mill-cheque': { title: 'Old Mill çekleri', description: 'Artık kabul edilmiyor' },
  tidepocket: { description: 'Şu anda kendi ekibimiz deniyor' },
  bitcoin: { description: 'Zincir üzerinden ya da Lightning ile' },
  tether: { description: 'Tron, Ethereum ya da TON üzerinden' },
  ether: { description: 'Ether gönderir ve alırsınız; bakiyeniz euro ya da dolar olarak kalır' },
};

const ARABIC: MethodTexts = {
  visa: { description: 'بطاقات الائتمان والخصم؛ يصل الإيداع إلى رصيدك خلال دقيقة' },
  master: { description: 'بطاقات الائتمان والخصم؛ يصل الإيداع إلى رصيدك خلال دقيقة' },
  'daalder-card': { description: 'بطاقات الخصم من البنوك الهولندية والبلجيكية؛ للإيداع فقط' },
  'bank-transfer': {
    title: 'تحويل بنكي',
    description: 'من أي حساب باليورو وإليه، خلال يوم عمل',
  },
  'kaai-instant': { description: 'عبر تطبيق بنكك؛ يصل الإيداع إلى رصيدك خلال دقيقة' },
  'udaan-upi': { description: 'من هاتفك، بمعرّف UPI الخاص بك' },
  'bosfor-havale': { description: 'تحويل من البنوك التركية وإليها، ليلًا ونهارًا' },
  'private-wire': {
    title: 'تحويل خاص',
    description: 'مبالغ كبيرة بالاتفاق للاعبي VIP؛ وفي ألمانيا للجميع',
  },
  harborpay: { description: 'محفظة إلكترونية مرتبطة ببريدك الإلكتروني' },
  lumo: { description: 'محفظة إلكترونية مرتبطة برقم هاتفك' },
  'coral-voucher': { description: 'رمز تشتريه من المتجر؛ للإيداع فقط' },
  concierge: { title: 'خدمة الكونسيرج', description: 'خدمة شخصية للاعبين المدعوين' },
  'mill-cheque': { title: 'شيكات Old Mill', description: 'لم تعد مقبولة' },
  tidepocket: { description: 'يجرّبها فريقنا حاليًا' },
  bitcoin: { description: 'على السلسلة أو عبر Lightning' },
  tether: { description: 'عبر Tron أو Ethereum أو TON' },
  ether: { description: 'ترسل الإيثر وتستلمه، ويبقى رصيدك باليورو أو الدولار' },
};

const TEXTS: Readonly<Record<Exclude<GameLanguage, 'en'>, MethodTexts>> = {
  de: GERMAN,
  tr: TURKISH,
  ar: ARABIC,
};

/** What a method is called and says of itself in a language (`de`, `de-AT`), in English where the house has no other. */
export function getMethodText({ name, title, description }: Method, locale: string): MethodText {
  const language = toGameLanguage(locale);
  if (language === 'en') return { title, description };
  return { title, description, ...TEXTS[language][name] };
}
