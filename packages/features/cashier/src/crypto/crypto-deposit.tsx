import type { CryptoPayment } from '@baize/api/endpoints/cashier';
import { copyText } from '@baize/browser/clipboard';
import { cryptoQrText, type CryptoDepositStatus, type CryptoDepositStep } from '@baize/domain/crypto-deposit';
import { cryptoNetworkOf } from '@baize/domain/crypto-networks';
import { formatCoinAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { CopyField } from '@baize/ui/copy-field';
import { Progress } from '@baize/ui/progress';
import { QrCode } from '@baize/ui/qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './crypto-deposit.css.ts';
import { CryptoSteps } from './crypto-steps.tsx';
import { useCoinLabel } from './use-coin-label.ts';

/** A deposit by crypto as the result dialog shows it. */
export type CryptoDepositView = {
  payment: CryptoPayment;
  stage: CryptoDepositStatus;
  steps: readonly CryptoDepositStep[];
};

export interface CryptoDepositProps {
  crypto: CryptoDepositView;
  /** Puts a text where it can be pasted from; false where the browser does not allow it. */
  copy?: (text: string) => Promise<boolean>;
}

/** A deposit by crypto: where to send the coins, then how far the network has confirmed them (PAY-04). */
export function CryptoDeposit({ crypto, copy = copyText }: CryptoDepositProps) {
  const { payment, stage, steps } = crypto;
  return (
    <div className={styles.sections}>
      {stage === 'waiting' ? <Transfer payment={payment} copy={copy} /> : null}
      {stage === 'expired' ? <Expired /> : null}
      {stage === 'confirming' ? <Confirming payment={payment} /> : null}
      <CryptoSteps steps={steps} />
    </div>
  );
}

/** What the player sends, and where to; never shown once the coins were seen or the time is over. */
function Transfer({ payment, copy }: { payment: CryptoPayment; copy(text: string): Promise<boolean> }) {
  const { t } = useLingui();
  const { coin, network, address, amount, tag } = payment;
  const coinText = useCoinLabel();
  const what = coinText(coin, network);
  const locale = useLocale();
  const shown = amount === null ? null : formatCoinAmount(amount, locale);
  const exact = `\u2068${shown ?? ''} ${coin}\u2069`;
  const words = {
    copy,
    copyLabel: t({ id: 'crypto.copy', message: 'Copy' }),
    copiedLabel: t({ id: 'crypto.copied', message: 'Copied' }),
    failedLabel: t({
      id: 'deposit.evidence.refused',
      message: 'Your browser does not allow copying. Select the text and copy it yourself.',
    }),
  };
  const isInvoice = cryptoNetworkOf(network) === 'lightning';
  const addressLabel = isInvoice
    ? t({ id: 'crypto.invoice', message: 'Invoice' })
    : t({ id: 'crypto.address', message: 'Address' });
  return (
    <>
      <Deadline payment={payment} />
      <p className={styles.text}>
        {amount === null ? (
          <Trans id="crypto.send.any">
            Send the coins from your wallet. They are added to your balance once the network confirms them;
            you can close this window meanwhile.
          </Trans>
        ) : (
          <Trans id="crypto.send.exact">
            Send exactly {exact} from your wallet. It is added to your balance once the network confirms it;
            you can close this window meanwhile.
          </Trans>
        )}
      </p>
      <Alert tone="warning">
        <Trans id="crypto.network-warning">
          Send only {what}. Money sent as another coin or over another network is lost.
        </Trans>
      </Alert>
      <div className={styles.transfer}>
        <div className={styles.fields}>
          {amount === null ? null : (
            <CopyField
              {...words}
              label={t({ id: 'crypto.amount', message: `Amount in ${coin}` })}
              value={amount}
              shown={shown ?? amount}
            />
          )}
          <CopyField {...words} label={addressLabel} value={address} format="code" />
          {tag === null ? null : (
            <CopyField {...words} label={t({ id: 'crypto.tag', message: 'Memo (tag)' })} value={tag} />
          )}
        </div>
        <div className={styles.qrCode}>
          <QrCode
            text={cryptoQrText(payment)}
            label={
              isInvoice
                ? t({ id: 'crypto.qr.invoice', message: 'QR code of the invoice' })
                : t({ id: 'crypto.qr.address', message: 'QR code of the address' })
            }
          />
        </div>
      </div>
      {tag === null ? null : (
        <Alert tone="warning">
          <Trans id="crypto.tag-warning">
            Enter the memo in your wallet as well. Money sent without it cannot be matched to your account.
          </Trans>
        </Alert>
      )}
      <Facts payment={payment} />
    </>
  );
}

function Facts({ payment }: { payment: CryptoPayment }) {
  const locale = useLocale();
  const { coin, minimum, confirmations } = payment;
  return (
    <dl className={styles.facts}>
      {minimum === null ? null : (
        <Fact name={<Trans id="crypto.minimum">Smallest amount</Trans>}>
          <bdi>
            {formatCoinAmount(minimum, locale)} {coin}
          </bdi>
        </Fact>
      )}
      {confirmations === null ? null : (
        <Fact name={<Trans id="crypto.needed">Confirmations needed</Trans>}>{confirmations.needed}</Fact>
      )}
    </dl>
  );
}

/** Until when it can be sent: before everything that takes time to read. */
function Deadline({ payment: { expiresAt } }: { payment: CryptoPayment }) {
  const twoTimes = useFormatLocalAndUtc();
  if (expiresAt === null) return null;
  return (
    <dl className={styles.deadline}>
      <Fact name={<Trans id="crypto.until">Can be used until</Trans>}>{twoTimes(Date.parse(expiresAt))}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Confirming({ payment: { confirmations } }: { payment: CryptoPayment }) {
  const { t } = useLingui();
  const { seen, needed } = confirmations ?? { seen: 0, needed: 0 };
  const counted = t({ id: 'crypto.confirmations', message: `Confirmations: ${seen} of ${needed}` });
  return (
    <>
      <p className={styles.text}>
        <CryptoConfirmingText />
      </p>
      {needed === 0 ? null : (
        <div className={styles.confirmations}>
          <p className={styles.confirmationsText} role="status">
            {counted}
          </p>
          <Progress
            label={t({ id: 'crypto.confirmations.label', message: 'Confirmations' })}
            valueText={counted}
            value={seen / needed}
          />
        </div>
      )}
    </>
  );
}

function Expired() {
  return (
    <Alert tone="warning" announce="now">
      <CryptoExpiredText />
    </Alert>
  );
}

export function CryptoConfirmingText(): ReactNode {
  return (
    <Trans id="crypto.confirming">
      Your transfer is on the network. Do not send it again: it is added to your balance once it is confirmed.
    </Trans>
  );
}

export function CryptoExpiredText(): ReactNode {
  return (
    <Trans id="crypto.expired">
      This address has expired. Do not send anything to it any more. If you have sent coins already, keep the
      details below and contact support.
    </Trans>
  );
}

/** The title of the dialog while a deposit by crypto is open. */
export function CryptoTitle({ crypto: { stage } }: { crypto: CryptoDepositView }): ReactNode {
  if (stage === 'waiting') return <Trans id="crypto.title.waiting">Send your deposit</Trans>;
  if (stage === 'expired') return <Trans id="crypto.title.expired">Address no longer valid</Trans>;
  return <Trans id="crypto.title.confirming">Deposit on its way</Trans>;
}

/** Why a deposit by crypto was cancelled: nobody turned back, nothing came. */
export function CryptoCancelled(): ReactNode {
  return (
    <Trans id="crypto.cancelled">
      No transfer was seen in time, so this deposit was closed and nothing was added to your balance. Do not
      use its address any more. If you have sent coins already, contact support with the details below.
    </Trans>
  );
}
