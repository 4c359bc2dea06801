export { findDocument, pageLocale, type FoundDocument } from './find-document.ts';
export type { BuiltInWritings, House, HouseFacts, Writings } from './house.ts';
