import type { OperatorDetails } from '@baize/shell/documents';

/** Who runs this site. Invented, as the brand is: a house that takes money writes its register entries here. */
export const operatorDetails: OperatorDetails = {
  company: 'Fruit Market Demo Ltd.',
  address: '1 Demo Square, Valletta',
  licence: 'DEMO-0000',
  email: 'support@lulu.example',
};
