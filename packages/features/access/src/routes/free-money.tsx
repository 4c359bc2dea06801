import { findDocument, type LoadedDocument } from '@baize/shell/documents';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { FreeMoney } from '../suppression/free-money.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<LoadedDocument> {
  return findDocument({ context, name: 'freemoney', builtIn: BUILT_IN });
}

/** What there is without a deposit, and what it asks. */
export default function FreeMoneyPage() {
  return <FreeMoney found={useLoaderData<LoadedDocument>()} />;
}
