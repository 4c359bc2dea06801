import { addressStatus, type AddressStatus, type OfficialListVerdict } from '@baize/domain/official-list';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert, type AlertTone } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { lines } from '../form/form.css.ts';
import { ADDRESS_MESSAGES, PROBLEM_MESSAGES } from './mirror-messages.ts';

const TONES = {
  genuine: 'success',
  closing: 'warning',
  closed: 'warning',
  unlisted: 'danger',
} as const satisfies Record<AddressStatus, AlertTone>;

interface AddressResultProps {
  verdict: OfficialListVerdict;
  brandName: string;
  /** Of the page. */
  origin: string;
  now: number;
}

/** Whether the address of the page is on the list; where the list proves nothing, that and nothing else. */
export function AddressResult({ verdict, brandName, origin, now }: AddressResultProps) {
  const { t, i18n } = useLingui();
  const bothTimes = useFormatLocalAndUtc();
  if (verdict.status === 'unverified')
    return (
      <Alert tone="warning" announce="now">
        <div className={lines}>
          <strong>
            {t({
              id: 'mirror.unverified',
              message: 'The list could not be verified, so it proves nothing about this address.',
            })}
          </strong>
          <span>{i18n._(PROBLEM_MESSAGES[verdict.problem])}</span>
        </div>
      </Alert>
    );
  const status = addressStatus(verdict.list, origin, now);
  const closesAt = verdict.list.addresses.find((address) => address.origin === origin)?.closesAt ?? now;
  return (
    <Alert tone={TONES[status]} announce="now">
      {i18n._({ ...ADDRESS_MESSAGES[status], values: { brand: brandName, date: bothTimes(closesAt) } })}
    </Alert>
  );
}
