export { cryptoPaymentSchema, type CryptoPayment } from './cashier/crypto-payment.ts';
export { deposit, type DepositAnswer, type DepositAsk, type ThreeDs } from './cashier/deposit.ts';
export {
  CASINO_MOVE_TYPES,
  getCasinoHistory,
  type CasinoHistoryAsk,
  type CasinoMove,
} from './cashier/get-casino-history.ts';
export {
  getPayments,
  type PayFee,
  type PayField,
  type PaymentMethodRow,
  type PaymentsAsk,
} from './cashier/get-payments.ts';
export {
  getTransactions,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionsAsk,
} from './cashier/get-transactions.ts';
export { TRANSACTION_STATUSES, type TransactionStatus } from './cashier/payment-status.ts';
export { threeDsWebhook, type ThreeDsResult, type ThreeDsWebhookAsk } from './cashier/three-ds-webhook.ts';
export { withdraw, type WithdrawAnswer, type WithdrawAsk } from './cashier/withdraw.ts';
