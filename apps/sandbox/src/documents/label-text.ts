import { toGameLanguage, type GameLanguage } from '../settings/language.ts';
import type { DOCUMENT_LABELS, LabelId } from './document-labels.ts';

type Label = (typeof DOCUMENT_LABELS)[number];
type LabelText = { name: string; hint: string };
type LabelTexts = Readonly<Record<LabelId, LabelText>>;

const GERMAN: LabelTexts = {
  identity: {
    name: 'Reisepass, Personalausweis oder Führerschein',
    hint: 'Alle vier Ecken sichtbar, gültig und in Farbe',
  },
  address: {
    name: 'Adressnachweis',
    hint: 'Eine Rechnung oder ein Kontoauszug mit deinem Namen und deiner Adresse, nicht älter als drei Monate',
  },
  payment: {
    name: 'Nachweis der Zahlungsmethode',
    hint: 'Ein Kontoauszug oder Screenshot mit deinem Namen; verdecke bei einer Karte alles außer den letzten vier Ziffern',
  },
  selfie: {
    name: 'Foto von dir mit deinem Ausweis',
    hint: 'Dein Gesicht und der Ausweis nebeneinander, beide scharf',
  },
};

const TURKISH: LabelTexts = {
  identity: {
    name: 'Pasaport, kimlik kartı ya da sürücü belgesi',
    hint: 'Dört köşesi de görünür, geçerli ve renkli',
  },
  address: {
    name: 'Adres belgesi',
    hint: 'Adınızın ve adresinizin yazdığı, en fazla üç aylık bir fatura ya da hesap özeti',
  },
  payment: {
    name: 'Ödeme yöntemi belgesi',
    hint: 'Adınızın göründüğü bir hesap özeti ya da ekran görüntüsü; kartın son dört hanesi dışındakileri kapatın',
  },
  selfie: {
    name: 'Kimliğinizle birlikte fotoğrafınız',
    hint: 'Yüzünüz ve kimliğiniz yan yana, ikisi de net',
  },
};

const ARABIC: LabelTexts = {
  identity: {
    name: 'جواز سفر أو بطاقة هوية أو رخصة قيادة',
    hint: 'الزوايا الأربع ظاهرة، والوثيقة سارية المفعول وبالألوان',
  },
  address: {
    name: 'إثبات العنوان',
    hint: 'فاتورة أو كشف حساب بنكي يحمل اسمك وعنوانك، لم يمض عليه أكثر من ثلاثة أشهر',
  },
  payment: {
    name: 'إثبات طريقة الدفع',
    hint: 'كشف حساب أو لقطة شاشة تحمل اسمك؛ غطِّ أرقام البطاقة كلها ما عدا الأربعة الأخيرة',
  },
  selfie: {
    name: 'صورة لك مع وثيقتك',
    hint: 'وجهك والوثيقة جنبًا إلى جنب، وكلاهما واضح',
  },
};

const TEXTS: Readonly<Record<Exclude<GameLanguage, 'en'>, LabelTexts>> = {
  de: GERMAN,
  tr: TURKISH,
  ar: ARABIC,
};

/** What a document is called and how it is to look, in a language (`de`, `de-AT`); English where the house has no other. */
export function getLabelText({ id, name, hint }: Label, locale: string): LabelText {
  const language = toGameLanguage(locale);
  return language === 'en' ? { name, hint } : TEXTS[language][id];
}
