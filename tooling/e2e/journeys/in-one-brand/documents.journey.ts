import { fillBankWithdrawal } from '../../src/cashier.ts';
import { DOCUMENT_NAMES, documentPart, fileOf, throttleUploads } from '../../src/documents.ts';
import { expect, test } from '../../src/journey.ts';
import { OWN_PAGES } from '../../src/profile.ts';
import { collectApiRequests } from '../../src/requests.ts';

const UPLOAD_PATH = '/api/user/upload-document';
const REVIEW_TIME = 'Review of uploaded documents typically takes up to 24 hours';

test('each kind of document says which of the four statuses it has, and what is wrong with it [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  const identity = (await sandbox.fetchDocuments('depositor')).find(({ labelId }) => labelId === 'identity');
  if (!identity) throw new Error('The depositor has sent a passport.');
  await sandbox.reviewDocument(identity.id, 'confirmed');
  await sandbox.requestDocument('depositor', 'payment', 'You have paid by a new card');
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].documents);
  const part = (name: keyof typeof DOCUMENT_NAMES) => documentPart(page, DOCUMENT_NAMES[name]);
  await part('selfie').send(fileOf('me.jpg', { head: 'jpg' }));

  await expect(part('identity').root.getByText('Confirmed')).toHaveCount(2);
  await expect(part('address').root.getByText('Rejected')).toHaveCount(2);
  await expect(part('address').root).toContainText('The date cannot be read');
  await expect(part('payment').root.getByText('Requested')).toBeVisible();
  await expect(part('payment').root).toContainText('You have paid by a new card');
  await expect(part('selfie').root.getByText('Pending')).toHaveCount(2);
  // What is confirmed is done: nothing is to be sent or taken back.
  await expect(part('identity').root.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(REVIEW_TIME);
  await expectAccessible('main');
});

test('an upload shows how far it is and can be called off; one that failed is sent again, in place of what was rejected [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  test.slow();
  tolerate(/status of 50\d|ERR_/);
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, send, status } = documentPart(page, DOCUMENT_NAMES.address);
  const bar = root.getByRole('progressbar', { name: 'Sending' });
  const before = await sandbox.fetchDocuments('depositor');

  await throttleUploads(page, 250_000);
  const chooser = page.waitForEvent('filechooser');
  await root.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(fileOf('bill.pdf', { head: 'pdf', size: 4_000_000 }));
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d?%$/);
  const early = Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(early);
  await expectAccessible('main');
  await root.getByRole('button', { name: 'Cancel bill.pdf' }).click();
  await expect(bar).toHaveCount(0);
  await expect(root.getByRole('alert')).toHaveCount(0);
  await expect(root.getByRole('button', { name: 'Choose files' })).toBeVisible();
  expect(await sandbox.fetchDocuments('depositor')).toEqual(before);
  await throttleUploads(page, null);

  await sandbox.addFault({ call: 'upload-document', kind: 'status', status: 500, times: 1 });
  await send(fileOf('gas-bill.pdf', { head: 'pdf' }));
  await expect(root.getByRole('alert')).toContainText('Failed to upload');
  await expect(root.getByRole('alert')).toContainText('gas-bill.pdf');
  await root.getByRole('button', { name: 'Try again: gas-bill.pdf' }).click();
  await expect(status).toHaveText(`gas-bill.pdf: Sent. ${REVIEW_TIME}`);
  await expect(root.getByRole('button', { name: 'Delete gas-bill.pdf' })).toBeVisible();
  await expect(root.getByText('Pending').first()).toBeVisible();
  // The refused one has had its time.
  await root.getByRole('button', { name: 'Delete address.pdf' }).click();
  await expect(root.getByText('Rejected')).toHaveCount(0);
  const sent = (await sandbox.fetchDocuments('depositor')).filter(({ labelId }) => labelId === 'address');
  expect(sent).toMatchObject([{ name: 'gas-bill.pdf', status: 'pending', kind: 'pdf' }]);
});

test('jpg, jpeg, png and pdf are taken, and only what is one by its content [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
}) => {
  await signInAs('newcomer');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, send, status } = documentPart(page, DOCUMENT_NAMES.selfie);
  const calls = collectApiRequests(page, UPLOAD_PATH);
  const refused = [
    fileOf('text-as.png', { head: null }),
    fileOf('paper-as.jpg', { head: 'pdf' }),
    fileOf('image-as.pdf', { head: 'png' }),
    fileOf('paper.pdf.exe', { head: 'pdf' }),
    fileOf('paper', { head: 'pdf' }),
  ];
  for (const file of refused) {
    await send(file);
    await expect(root.getByRole('alert')).toContainText(`${file.name}: Only jpg, pdf, png accepted`);
  }
  await send(fileOf('empty.pdf', { head: null, size: 0 }));
  await expect(root.getByRole('alert')).toContainText('empty.pdf: This file is empty.');
  await send(fileOf('large.pdf', { head: 'pdf', size: 25 * 1024 * 1024 }));
  await expect(root.getByRole('alert')).toContainText('large.pdf: File size must be less than 25MB');
  expect(calls).toEqual([]);

  const taken = [
    ['one.jpg', 'jpg'],
    ['two.JPEG', 'jpg'],
    ['three.png', 'png'],
    ['four.pdf', 'pdf'],
  ] as const;
  for (const [name, head] of taken) {
    await send(fileOf(name, { head }));
    await expect(root.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
    await expect(status).toHaveText(`${name}: Sent. ${REVIEW_TIME}`);
  }
  const kept = await sandbox.fetchDocuments('newcomer');
  expect(kept.map(({ name, kind }) => [name, kind])).toEqual(taken);
});

test('a withdrawal on its way names the document that is missing, leads to where it is sent, and back [PRF-07] [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/withdraw');
  await fillBankWithdrawal(page, '21');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€21\.00/ }).click();
  await page.getByRole('link', { name: /^WD-/ }).first().click();
  const record = page.getByRole('region', { name: /^Withdrawal WD-/ });
  await expect(record).toContainText('These documents are still missing: Proof of address.');
  await record.getByRole('link', { name: 'See your documents' }).click();
  const part = documentPart(page, DOCUMENT_NAMES.address);
  await part.send(fileOf('bill.pdf', { head: 'pdf' }));
  await expect(part.root.getByText('Pending').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(record).toContainText(/There is nothing you need to do/);
  await expect(record).not.toContainText('documents are still missing');
});
