import { languageOf, type Language } from '../games/words/language.ts';
import type { LABELS, LabelId } from './labels.ts';

type Label = (typeof LABELS)[number];
type LabelWords = { name: string; hint: string };
type Words = Readonly<Record<LabelId, LabelWords>>;

const GERMAN: Words = {
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

const TURKISH: Words = {
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

const ARABIC: Words = {
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

const WORDS: Readonly<Record<Exclude<Language, 'en'>, Words>> = { de: GERMAN, tr: TURKISH, ar: ARABIC };

/** What a document is called and how it is to look, in a language (`de`, `de-AT`); English where the house has no other. */
export function labelWords({ id, name, hint }: Label, locale: string): LabelWords {
  const language = languageOf(locale);
  return language === 'en' ? { name, hint } : WORDS[language][id];
}
