import { formatCoinAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Trans } from '@lingui/react/macro';
import { ReceiptFact } from '../receipt/receipt-fact.tsx';
import { CryptoConfirmingText, CryptoExpiredText, type CryptoDepositView } from './crypto-deposit.tsx';

/** What is to be done about an open deposit by crypto, in place of its form: nothing is paid before the coins are sent. */
export function CryptoSubmittedText({ crypto: { stage } }: { crypto: CryptoDepositView }) {
  if (stage === 'expired') return <CryptoExpiredText />;
  if (stage !== 'waiting') return <CryptoConfirmingText />;
  return (
    <Trans id="crypto.submitted.waiting">
      Nothing has been paid yet. Send the coins to the address of this deposit.
    </Trans>
  );
}

/** How much is to be sent, and until when. */
export function CryptoSubmittedFacts({ crypto: { payment, stage } }: { crypto: CryptoDepositView }) {
  const locale = useLocale();
  const localAndUtc = useFormatLocalAndUtc();
  const { amount, coin, expiresAt } = payment;
  if (stage !== 'waiting') return null;
  return (
    <>
      {amount === null ? null : (
        <ReceiptFact name={<Trans id="crypto.to-send">To send</Trans>}>
          <bdi>
            {formatCoinAmount(amount, locale)} {coin}
          </bdi>
        </ReceiptFact>
      )}
      {expiresAt === null ? null : (
        <ReceiptFact name={<Trans id="crypto.until">Can be used until</Trans>}>
          {localAndUtc(Date.parse(expiresAt))}
        </ReceiptFact>
      )}
    </>
  );
}
