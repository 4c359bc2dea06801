export { findDocument, pageLocale, type FoundDocument } from './find-document.ts';
export type { BuiltInWritings, House, Writings } from './house.ts';
