import { readFile } from 'node:fs/promises';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { players } from '../../database/schema.ts';
import { payments } from '../../database/tables/cashier.ts';
import { destroyConnection } from '../../faults/apply-fault.ts';
import { getBrandSite } from '../../settings/brand-site.ts';
import { readInput } from '../../http/read-input.ts';
import type { Platform } from '../../platform.ts';
import { BRANDS } from '../../settings/brand-settings.ts';
import { findMethod } from '../methods/catalogue.ts';
import { getThumbnail } from '../methods/method-row.ts';
import { PAYMENT_OUTCOMES } from '../payment-outcomes.ts';
import { findPaymentByMd, type Payment } from '../payment.ts';
import { hasBankDecided, isAwaitingBank, createPaReq } from '../three-ds.ts';
import { acsPage } from './acs-page.ts';
import { submitBankCode, decidePayment, PROVIDER_DECISIONS, payOnPage } from './decide-payment.ts';
import { pendingPaymentsPage } from './pending-payments-page.ts';
import { returnPage, autoReturnPage, unknownPage } from './return-page.ts';
import { sendPage } from './layout.ts';
import { payPage } from './pay-page.ts';
import { getReturnTarget } from './return-target.ts';

const params = v.object({ md: v.string() });
const returnMethodSchema = v.optional(v.picklist(['GET', 'POST']), 'GET');
const payForm = v.object({
  outcome: v.optional(v.picklist(PAYMENT_OUTCOMES), 'success'),
  returnsBy: returnMethodSchema,
});
const codeForm = v.object({
  code: v.optional(v.string(), ''),
  refuse: v.optional(v.string()),
  returnsBy: returnMethodSchema,
});
const bankForm = v.object({ PaReq: v.string(), MD: v.string() });
const deskForm = v.object({
  transactionId: v.pipe(v.string(), v.uuid()),
  decision: v.picklist(PROVIDER_DECISIONS),
});

/** The payment provider: its pages, the bank's page for 3-D Secure, and its desk; nothing here is part of the platform. */
export async function registerProvider(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    await registerFiles(pages);
    registerPayRoutes(pages, platform);
    registerBankRoutes(pages, platform);
    registerPendingRoutes(pages, platform);
  });
}

async function registerFiles(app: FastifyInstance): Promise<void> {
  const files = [
    ['provider.css', 'text/css; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
  ] as const;
  for (const [file, type] of files) {
    const text = await readFile(new URL(file, import.meta.url), 'utf8');
    app.get(`/provider/${file}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
  app.get('/provider/send-on.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send("document.getElementById('send-on')?.submit();"),
  );
}

/** A deposit that has a way back; a withdrawal has no page. */
async function findDeposit({ database }: Platform, request: unknown): Promise<Payment | undefined> {
  const payment = await findPaymentByMd(database, readInput(params, request).md);
  return payment?.kind === 'deposit' ? payment : undefined;
}

function defaultReturnMethod({ methodId }: Payment): 'GET' | 'POST' {
  return findMethod(methodId)?.returnMethod ?? 'GET';
}

function registerPayRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/provider/pay/:md', async (request, reply) => {
    const payment = await findDeposit(platform, request.params);
    return payment ? showPayment(reply, payment) : sendPage(reply, unknownPage(listCasinoOrigins(platform)));
  });

  app.post('/provider/pay/:md', async (request, reply) => {
    const payment = await findDeposit(platform, request.params);
    if (!payment) return sendPage(reply, unknownPage(listCasinoOrigins(platform)));
    const { outcome, returnsBy } = readInput(payForm, request.body);
    const paid = await payOnPage(platform, payment, outcome);
    if (outcome === 'lost-answer') {
      destroyConnection(request, reply);
      return reply;
    }
    return isAwaitingBank(paid)
      ? reply.redirect(`/provider/acs/${paid.md}`, 303)
      : sendBack(reply, paid, returnsBy);
  });

  app.get('/provider/back/:md', async (request, reply) => {
    const payment = await findDeposit(platform, request.params);
    return payment
      ? sendBack(reply, payment, 'GET')
      : sendPage(reply, unknownPage(listCasinoOrigins(platform)));
  });
}

function registerBankRoutes(app: FastifyInstance, platform: Platform): void {
  // The casino's form comes here from another site: it opens the bank's page and does nothing else.
  app.post('/provider/acs', async (request, reply) => {
    const { PaReq, MD } = readInput(bankForm, request.body);
    const payment = await findPaymentByMd(platform.database, MD);
    const isAsked = payment && isAwaitingBank(payment) && createPaReq(payment) === PaReq;
    return isAsked
      ? reply.redirect(`/provider/acs/${MD}`, 303)
      : sendPage(reply, unknownPage(listCasinoOrigins(platform)));
  });

  app.get('/provider/acs/:md', async (request, reply) => {
    const payment = await findDeposit(platform, request.params);
    if (!payment || !isAwaitingBank(payment))
      return sendPage(reply, unknownPage(listCasinoOrigins(platform)));
    return showPayment(reply, payment);
  });

  app.post('/provider/acs/:md', async (request, reply) => {
    const payment = await findDeposit(platform, request.params);
    if (!payment || !isAwaitingBank(payment))
      return sendPage(reply, unknownPage(listCasinoOrigins(platform)));
    const { code, refuse, returnsBy } = readInput(codeForm, request.body);
    const answered = await submitBankCode(platform, payment, { code, refuses: refuse !== undefined });
    return answered
      ? sendBack(reply, answered, returnsBy)
      : sendPage(reply, acsPage(payment, { wrong: true, returnsBy }));
  });
}

function registerPendingRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/provider', async (_request, reply) => {
    const open = await platform.database
      .select({ payment: payments, email: players.email })
      .from(payments)
      .innerJoin(players, eq(players.id, payments.playerId))
      .where(
        and(isNull(payments.settledAt), inArray(payments.status, ['pending', 'processing', 'confirmed'])),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(30);
    return sendPage(reply, pendingPaymentsPage(open, platform.clock.now()));
  });

  app.post('/provider/decide', async (request, reply) => {
    const { transactionId, decision } = readInput(deskForm, request.body);
    const [payment] = await platform.database.select().from(payments).where(eq(payments.id, transactionId));
    if (!payment) return sendPage(reply, unknownPage(listCasinoOrigins(platform)));
    await decidePayment(platform, payment, decision);
    return reply.redirect('/provider', 303);
  });
}

/** Where a player may have come from: the brands' own pages. */
function listCasinoOrigins({ settings }: Platform): string[] {
  return BRANDS.map((brand) => getBrandSite(settings.settings(brand))).filter((site) => site !== null);
}

/** The page a deposit is at: the provider's, its bank's, or the end. */
function showPayment(reply: FastifyReply, payment: Payment): FastifyReply {
  const method = findMethod(payment.methodId);
  const returnsBy = defaultReturnMethod(payment);
  const isOpen = payment.status === 'processing' && !hasBankDecided(payment);
  if (isOpen && isAwaitingBank(payment))
    return sendPage(reply, acsPage(payment, { wrong: false, returnsBy }));
  if (isOpen) {
    const badge = method ? getThumbnail(method) : null;
    return sendPage(reply, payPage({ payment, badge, returnsBy }));
  }
  const back = getReturnTarget(payment);
  return sendPage(reply, back ? returnPage(payment, back) : unknownPage());
}

function sendBack(reply: FastifyReply, payment: Payment, by: 'GET' | 'POST'): FastifyReply {
  const back = getReturnTarget(payment);
  if (!back) return sendPage(reply, unknownPage());
  if (by === 'POST') return sendPage(reply, autoReturnPage(back));
  const url = new URL(back.address);
  for (const [name, value] of Object.entries(back.fields)) url.searchParams.set(name, value);
  return reply.header('referrer-policy', 'no-referrer').redirect(url.href, 303);
}
