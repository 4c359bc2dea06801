import { ApiFailure } from '@baize/api/failure';
import { isFromOwnAddress, type ArrivedHandover } from '@baize/domain/handover';
import { usePage } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ARRIVAL_MESSAGES, type ArrivalFailure } from './mirror-messages.ts';

interface HandoverLoginProps {
  handover: ArrivedHandover;
  /** Rejects with the client's `ApiFailure` where the code lets nobody in. */
  redeem(code: string): Promise<void>;
  /** The ordinary login, for when the code does not do. */
  children: ReactNode;
}

type Step = 'asking' | 'under-way' | ArrivalFailure;

/**
 * Signs a player in who comes from another address of the brand (MIR-01). A code that another site sent along is not taken
 * unasked: it may be of somebody else's account.
 */
export function HandoverLogin({ handover, redeem, children }: HandoverLoginProps) {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const isTrusted = isFromOwnAddress(handover.from, settings);
  const [step, setStep] = useState<Step>(isTrusted ? 'under-way' : 'asking');
  const sent = useRef(false);
  const send = async () => {
    if (sent.current) return;
    sent.current = true;
    setStep('under-way');
    try {
      await redeem(handover.code);
    } catch (problem) {
      setStep(failureOf(problem));
    }
  };
  const start = useEffectEvent(() => void send());
  useEffect(() => {
    if (isTrusted) start();
  }, [isTrusted]);

  if (step === 'under-way')
    return (
      <p role="status">
        {t({ id: 'mirror.arriving', message: 'One moment, you are being logged in at this address.' })}
      </p>
    );
  if (step === 'asking')
    return (
      <>
        <Alert
          tone="warning"
          announce="now"
          action={
            <Button size="small" variant="outline" onClick={() => void send()}>
              {t({ id: 'mirror.arrival.use', message: 'Use the code' })}
            </Button>
          }
        >
          {t({
            id: 'mirror.arrival.ask',
            message:
              'You were sent here with a code that logs in an account. Use it only if you have just chosen this address on our own site.',
          })}
        </Alert>
        {children}
      </>
    );
  return (
    <>
      <Alert tone="warning" announce="now">
        {i18n._(ARRIVAL_MESSAGES[step])}
      </Alert>
      {children}
    </>
  );
}

function failureOf(problem: unknown): ArrivalFailure {
  if (!(problem instanceof ApiFailure) || problem.kind !== 'refused') return 'failed';
  return problem.code === 'HANDOVER_WRONG_ADDRESS' ? 'wrong-address' : 'expired';
}
