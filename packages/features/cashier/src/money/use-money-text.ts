export { useMoneyFormat, useMoneyFormatter } from '@baize/shell/money-text';
