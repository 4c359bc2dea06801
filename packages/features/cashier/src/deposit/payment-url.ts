export { isAllowedPaymentUrl } from '@baize/shell/continue-payment';
