export { TRANSACTION_STATUSES, type TransactionStatus } from '@baize/domain/transactions';
