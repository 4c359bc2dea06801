import { deleteDocument, getDocumentLabel, getDocuments, uploadDocument } from '@baize/api/calls/account';
import { documentsOf, removeDocument, showDocument, storeDocument } from '../documents/document-store.ts';
import { labelWords } from '../documents/label-words.ts';
import { LABELS } from '../documents/labels.ts';
import { badInput, ruleRefused } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { brandRules } from '../settings/brand-rules.ts';

/** What a player shows of themselves. */
export function registerDocuments(calls: Calls): void {
  const { clock, database, settings } = calls.platform;

  registerCall(calls, getDocumentLabel, async ({ caller: { locale } }) => ({
    data: { labels: LABELS.map((label) => ({ ...label, ...labelWords(label, locale) })) },
  }));

  registerCall(calls, getDocuments, async ({ signedIn }) => {
    const rows = await documentsOf(database, sessionOf(signedIn).player.id);
    return { data: { documents: rows.map(showDocument) } };
  });

  registerCall(calls, uploadDocument, async ({ asked: { body }, signedIn, upload, caller }) => {
    const { player } = sessionOf(signedIn);
    if (!upload) throw badInput({ file: 'form.validation.invalid.required' });
    const { allowKYCBeforeDeposit } = brandRules(settings, caller.brand).settings;
    if (!allowKYCBeforeDeposit && player.depositCount === 0)
      throw ruleRefused('DEPOSIT_FIRST', 'Documents are asked for after your first deposit');
    const document = await storeDocument(calls.platform, {
      playerId: player.id,
      labelId: body.labelId,
      file: upload,
      at: new Date(clock.now()),
    });
    return { data: { document: showDocument(document) } };
  });

  registerCall(calls, deleteDocument, async ({ asked: { params }, signedIn }) => {
    await removeDocument(calls.platform, { playerId: sessionOf(signedIn).player.id, id: params.id });
    return { data: {} };
  });
}
