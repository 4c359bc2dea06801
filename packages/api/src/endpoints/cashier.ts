export { cryptoPaymentSchema, type CryptoPayment } from './cashier/crypto-payment.ts';
export { deposit, type DepositResponse, type DepositRequest, type ThreeDs } from './cashier/deposit.ts';
export {
  CASINO_ENTRY_TYPES,
  getCasinoHistory,
  type CasinoHistoryRequest,
  type CasinoHistoryEntry,
} from './cashier/get-casino-history.ts';
export {
  getPayments,
  type PaymentFee,
  type PaymentField,
  type PaymentMethodRow,
  type PaymentsRequest,
} from './cashier/get-payments.ts';
export {
  getTransactions,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionsRequest,
} from './cashier/get-transactions.ts';
export { TRANSACTION_STATUSES, type TransactionStatus } from './cashier/payment-status.ts';
export {
  threeDsWebhook,
  type ThreeDsResult,
  type ThreeDsWebhookRequest,
} from './cashier/three-ds-webhook.ts';
export { withdraw, type WithdrawResponse, type WithdrawRequest } from './cashier/withdraw.ts';
