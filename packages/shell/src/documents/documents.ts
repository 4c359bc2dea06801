export { marketVariables } from './market-variables.ts';
export { findDocument, pageLocale, type LoadedDocument } from './find-document.ts';
export type { BuiltInDocuments, Operator, OperatorDetails, DocumentTranslations } from '@baize/page/operator';
