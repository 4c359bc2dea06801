import { DOCUMENT_NAMES, documentPart, fileOf, throttleUploads, waitForHalf } from '../../src/documents.ts';
import { expect, test } from '../../src/journey.ts';
import { OWN_PAGES } from '../../src/profile.ts';
import { collectApiRequests } from '../../src/requests.ts';

const UPLOAD_PATH = '/api/user/upload-document';
const SLOW = 250_000;

test('several files go one after the other, chosen or dropped; one that is refused stops none [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('newcomer');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, send, drop, row } = documentPart(page, DOCUMENT_NAMES.address);
  await throttleUploads(page, SLOW);
  await send(
    fileOf('front.png', { head: 'png', size: 400_000 }),
    fileOf('note.docx', { head: null }),
    fileOf('back.pdf', { head: 'pdf', size: 400_000 }),
  );
  await expect(root.getByRole('progressbar', { name: 'Sending front.png' })).toBeVisible();
  await expect(row('back.pdf')).toContainText('Waiting for its turn');
  await expect(root.getByRole('alert')).toHaveText('note.docx: Only jpg, pdf, png accepted');
  await expectAccessible('main');
  await throttleUploads(page, null);
  await expect(root.getByRole('button', { name: /^Delete/ })).toHaveCount(2);
  await expect(root.getByRole('progressbar')).toHaveCount(0);
  await root.getByRole('button', { name: 'Remove note.docx' }).click();
  await expect(row('note.docx')).toHaveCount(0);
  await expect(root.getByRole('button', { name: 'Choose files' })).toBeFocused();

  await drop(fileOf('dropped.jpg', { head: 'jpg' }), fileOf('dropped.pdf', { head: 'pdf' }));
  await expect(root.getByRole('button', { name: /^Delete/ })).toHaveCount(4);
  const sent = await sandbox.fetchDocuments('newcomer');
  expect(sent.map(({ name }) => name)).toEqual(['front.png', 'back.pdf', 'dropped.jpg', 'dropped.pdf']);
});

test('a connection lost half-way is waited for, and the file arrives once [PRF-07]', async ({
  page,
  context,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_|Failed to load resource|WebSocket/);
  await signInAs('newcomer');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, send, row, status } = documentPart(page, DOCUMENT_NAMES.address);
  await throttleUploads(page, SLOW);
  await send(
    fileOf('bill.pdf', { head: 'pdf', size: 1_500_000 }),
    fileOf('letter.pdf', { head: 'pdf', size: 20_000 }),
  );
  await waitForHalf(root);
  await context.setOffline(true);
  for (const name of ['bill.pdf', 'letter.pdf'])
    await expect(row(name)).toContainText('Waiting for the connection. It is sent again by itself.');
  await expect(root.getByRole('alert')).toHaveCount(0);
  expect(await sandbox.fetchDocuments('newcomer')).toEqual([]);
  await context.setOffline(false);
  await throttleUploads(page, null);
  await expect(status).toContainText('letter.pdf: Sent.', { timeout: 30_000 });
  const sent = await sandbox.fetchDocuments('newcomer');
  expect(sent.map(({ name }) => name)).toEqual(['bill.pdf', 'letter.pdf']);
});

test('a file whose answer alone was lost is not sent again [PRF-07]', async ({
  page,
  context,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource|WebSocket/);
  await signInAs('newcomer');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, send, row, status } = documentPart(page, DOCUMENT_NAMES.address);
  const calls = collectApiRequests(page, UPLOAD_PATH);
  await page.route(`**${UPLOAD_PATH}`, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await send(fileOf('bill.pdf', { head: 'pdf' }));
  await expect(row('bill.pdf')).toContainText('Waiting for the connection');
  await context.setOffline(false);
  await expect(status).toContainText('bill.pdf: Sent.');
  await expect(root.getByRole('button', { name: 'Delete bill.pdf' })).toHaveCount(1);
  expect(calls.length).toBe(1);
  expect((await sandbox.fetchDocuments('newcomer')).map(({ name }) => name)).toEqual(['bill.pdf']);
});

test('half-way a file is called off, and leaving the page is asked about while another goes [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_/);
  await signInAs('newcomer');
  const { documents } = OWN_PAGES[brand];
  await page.goto(documents);
  const { root, send, row } = documentPart(page, DOCUMENT_NAMES.address);
  await throttleUploads(page, SLOW);
  await send(
    fileOf('bill.pdf', { head: 'pdf', size: 1_500_000 }),
    fileOf('letter.pdf', { head: 'pdf', size: 3_000_000 }),
  );
  await waitForHalf(root);
  await root.getByRole('button', { name: 'Cancel bill.pdf' }).click();
  await expect(row('bill.pdf')).toHaveCount(0);
  await expect(root.getByRole('progressbar', { name: 'Sending letter.pdf' })).toBeVisible();

  const away = page
    .getByRole('navigation', { name: 'Your area' })
    .getByRole('link', { name: 'Transactions' });
  await away.click();
  const question = page.getByRole('dialog', { name: 'Leave before everything is sent?' });
  await expect(question).toContainText('1 file is still on its way.');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${documents}$`));
  await away.click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${documents}$`));
  expect(await sandbox.fetchDocuments('newcomer')).toEqual([]);
});
