import type { OperatorDetails } from '@baize/shell/documents';

/** Who runs this site. Invented, as the brand is: a house that takes money writes its register entries here. */
export const operatorDetails: OperatorDetails = {
  company: 'Harbour Lights Demo B.V.',
  address: 'Demo Quay 1, Willemstad',
  licence: 'DEMO-0000',
  email: 'support@curacao.example',
};
