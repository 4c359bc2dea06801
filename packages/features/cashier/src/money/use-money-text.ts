export { useMoneyStyle, useMoneyText } from '@baize/shell/money-text';
