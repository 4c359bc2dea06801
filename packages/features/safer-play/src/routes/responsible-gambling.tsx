import { findDocument, pageLocale } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { helpCountries } from '../help/countries.ts';
import { HelpOrganisations } from '../help/help-organisations.tsx';
import { SelfCheck } from '../self-check/self-check.tsx';
import { ToolButtons } from '../tool-buttons/tool-buttons.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const document = await findDocument({ context, name: 'responsible-gambling', builtIn: BUILT_IN });
  return { document, countries: helpCountries(pageLocale(context)) };
}

const INSERTS = { tools: ToolButtons, 'self-check': SelfCheck, help: Help };

/** How to stay in control or stop, and who helps, signed in or not. */
export default function ResponsibleGamblingPage() {
  return <DocumentPage document={useLoaderData<typeof loader>().document} inserts={INSERTS} />;
}

function Help() {
  return <HelpOrganisations countries={useLoaderData<typeof loader>().countries} />;
}
