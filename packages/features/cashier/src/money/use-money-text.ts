export { useMoneyFormat, useMoneyFormatter } from '@baize/wallet/money-text';
