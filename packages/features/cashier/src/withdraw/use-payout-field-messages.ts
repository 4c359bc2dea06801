import { cryptoNetworkName, cryptoNetworkOf } from '@baize/domain/crypto-networks';
import {
  BANK_CODE_LENGTH,
  isPayoutFieldName,
  type PayoutContext,
  type PayoutFieldName,
  type PayoutFieldError,
} from '@baize/domain/payout-fields';
import { validationMessages } from '@baize/i18n/catalogue/validation';
import { useLingui } from '@lingui/react/macro';

/** "taxNumber" as a person would write it, for a field that only the platform knows. */
function humanizeFieldName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The example of the standard for Dutch banks; nobody's account. From left to right in every script. */
const EXAMPLE_IBAN = '\u2066NL91 ABNA 0417 1643 00\u2069';

interface PayoutMethod {
  /** What the method is called. */
  method: string;
  /** The accounts it pays out to, as the fields are judged by. */
  accounts: PayoutContext['accounts'];
  /** Whose name is asked for: the one on the card, or that of the account. */
  holder: 'card' | 'account';
}

/** What a withdrawal's fields are called, what helps with them and what is wrong with them (PAY-09). */
export function usePayoutFieldMessages({ method, accounts, holder }: PayoutMethod) {
  const { t, i18n } = useLingui();
  const { min, max } = BANK_CODE_LENGTH;
  const iban = EXAMPLE_IBAN;
  const labels: Record<PayoutFieldName, string> = {
    beneficiaryName: t({ id: 'withdraw.field.beneficiary', message: 'Beneficiary name' }),
    accountNumber: t({ id: 'withdraw.field.account', message: 'Account number' }),
    email: t({ id: 'withdraw.field.email', message: `${method} e-mail` }),
    bankCode: t({ id: 'withdraw.field.bank-code', message: 'Bank code' }),
    bankName: t({ id: 'withdraw.field.bank-name', message: 'Bank name' }),
    upiId: t({ id: 'deposit.field.upi', message: 'UPI ID' }),
    cryptoAddress: t({ id: 'withdraw.field.crypto-address', message: 'Crypto address' }),
    network: t({ id: 'deposit.field.network', message: 'Network' }),
    phone: t({ id: 'withdraw.field.phone', message: `${method} phone number` }),
  };
  const hints: Partial<Record<PayoutFieldName, string>> = {
    beneficiaryName:
      holder === 'card'
        ? t({
            id: 'withdraw.hint.beneficiary.card',
            message: 'As printed on the card, which must be your own.',
          })
        : t({
            id: 'withdraw.hint.beneficiary',
            message: 'As shown on the account, which must be your own.',
          }),
    ...(accounts === 'iban' && {
      accountNumber: t({
        id: 'withdraw.hint.iban',
        message: `Your IBAN, such as ${iban}`,
      }),
    }),
    bankCode: t({
      id: 'withdraw.hint.bank-code',
      message: `${min} to ${max} letters and digits, such as a BIC`,
    }),
    cryptoAddress: t({
      id: 'withdraw.hint.crypto-address',
      message: 'Paste the address and check its first and last characters.',
    }),
    network: t({
      id: 'withdraw.hint.network',
      message: 'The one your wallet receives on. Money sent over another network is lost.',
    }),
  };
  const wrong: Partial<Record<PayoutFieldName, string>> = {
    accountNumber: t({
      id: 'withdraw.wrong.account',
      message: 'This is not a valid IBAN. Check its letters and digits.',
    }),
    email: t({ id: 'withdraw.wrong.email', message: 'Enter a valid e-mail address.' }),
    bankCode: t({
      id: 'withdraw.wrong.bank-code',
      message: `A bank code has ${min} to ${max} letters and digits.`,
    }),
    upiId: t({ id: 'withdraw.wrong.upi', message: 'A UPI ID has an @ between two parts.' }),
    cryptoAddress: t({
      id: 'withdraw.wrong.crypto-address',
      message: 'Check the address, and that the coin and network match.',
    }),
    phone: t({ id: 'withdraw.wrong.phone', message: 'Enter at least 6 digits.' }),
  };
  const problems: Record<PayoutFieldError, string> = {
    required: i18n._(validationMessages['form.validation.invalid.required']),
    'too-long': t({ id: 'withdraw.wrong.too-long', message: 'Use 255 characters or less.' }),
    'not-offered': t({ id: 'withdraw.wrong.not-offered', message: 'Choose one from the list.' }),
    format: t({
      id: 'withdraw.wrong.format',
      message: 'Check this entry. It does not have the expected format.',
    }),
  };
  /** An address is wrong for the network that is chosen. */
  const wrongAddress = (platformName: string | undefined) => {
    const known = cryptoNetworkOf(platformName);
    if (known === null || platformName === undefined) return wrong.cryptoAddress;
    if (known === 'lightning')
      return t({
        id: 'withdraw.wrong.invoice',
        message: 'This is not a Lightning invoice. It starts with lnbc.',
      });
    const network = `\u2068${cryptoNetworkName(platformName)}\u2069`;
    return t({
      id: 'withdraw.wrong.address',
      message: `This is not a ${network} address. Check that the coin and network match.`,
    });
  };
  return {
    label: (name: string) => (isPayoutFieldName(name) ? labels[name] : humanizeFieldName(name)),
    hint: (name: string) => (isPayoutFieldName(name) ? hints[name] : undefined),
    /** `network` is the one chosen, by the platform's name for it. */
    error(name: string, problem: PayoutFieldError, network?: string) {
      if (name === 'network' && problem !== 'too-long')
        return t({
          id: 'withdraw.wrong.network',
          message: 'Choose the coin and network that your wallet receives on.',
        });
      if (problem !== 'format' || !isPayoutFieldName(name)) return problems[problem];
      return (name === 'cryptoAddress' ? wrongAddress(network) : wrong[name]) ?? problems[problem];
    },
  };
}
