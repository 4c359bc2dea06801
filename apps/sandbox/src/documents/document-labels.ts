/** The documents the house asks for, in the order they are shown. */
export const DOCUMENT_LABELS = [
  {
    id: 'identity',
    name: 'Passport, identity card or driving licence',
    required: true,
    hint: 'All four corners in sight, valid, and in colour',
  },
  {
    id: 'address',
    name: 'Proof of address',
    required: true,
    hint: 'A bill or bank statement with your name and address, not older than three months',
  },
  {
    id: 'payment',
    name: 'Proof of payment method',
    required: false,
    hint: 'A statement or screenshot with your name; cover all but the last four digits of a card',
  },
  {
    id: 'selfie',
    name: 'Photo of yourself with your document',
    required: false,
    hint: 'Your face and the document next to each other, both sharp',
  },
] as const;

export type LabelId = (typeof DOCUMENT_LABELS)[number]['id'];

export function findLabel(id: string): (typeof DOCUMENT_LABELS)[number] | undefined {
  return DOCUMENT_LABELS.find((label) => label.id === id);
}
