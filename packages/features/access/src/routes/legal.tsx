import { documentAt } from '@baize/domain/documents';
import { findDocument, type LoadedDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { MoreDocuments } from '../more-documents/more-documents.tsx';

/** The legal pages; the address names the document (S2 §2), also where a link within the app asks for its data. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<LoadedDocument> {
  const name = documentAt(url.pathname);
  if (name === null || name === 'responsible-gambling')
    throw new Error(`The route map leads ${url.pathname} to the legal pages, which have no such document.`);
  return findDocument({ context, name, builtIn: BUILT_IN });
}

export default function LegalPage() {
  const document = useLoaderData<LoadedDocument>();
  return (
    <DocumentPage document={document}>
      <MoreDocuments shown={document.name} />
    </DocumentPage>
  );
}
