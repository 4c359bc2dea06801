import { deleteDocument, getDocumentLabel, getDocuments, uploadDocument } from '@baize/api/endpoints/account';
import { listDocuments, removeDocument, toDocumentRow, storeDocument } from '../documents/document-store.ts';
import { getLabelText } from '../documents/label-text.ts';
import { DOCUMENT_LABELS } from '../documents/document-labels.ts';
import { validationError, ruleError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';

/** What a player shows of themselves. */
export function registerDocumentEndpoints(calls: EndpointContext): void {
  const { clock, database, settings } = calls.platform;

  registerEndpoint(calls, getDocumentLabel, async ({ client: { locale } }) => ({
    data: { labels: DOCUMENT_LABELS.map((label) => ({ ...label, ...getLabelText(label, locale) })) },
  }));

  registerEndpoint(calls, getDocuments, async ({ signedIn, client: { locale } }) => {
    const rows = await listDocuments(database, requireSession(signedIn).player.id);
    return { data: { documents: rows.map((row) => toDocumentRow(row, locale)) } };
  });

  registerEndpoint(calls, uploadDocument, async ({ input: { body }, signedIn, upload, client }) => {
    const { player } = requireSession(signedIn);
    if (!upload) throw validationError({ file: 'form.validation.invalid.required' });
    const { allowKYCBeforeDeposit } = getBrandRules(settings, client.brand).settings;
    if (!allowKYCBeforeDeposit && player.depositCount === 0)
      throw ruleError('DEPOSIT_FIRST', 'Documents are asked for after your first deposit');
    const document = await storeDocument(calls.platform, {
      playerId: player.id,
      labelId: body.labelId,
      file: upload,
      at: new Date(clock.now()),
    });
    return { data: { document: toDocumentRow(document, client.locale) } };
  });

  registerEndpoint(calls, deleteDocument, async ({ input: { params }, signedIn }) => {
    await removeDocument(calls.platform, { playerId: requireSession(signedIn).player.id, id: params.id });
    return { data: {} };
  });
}
