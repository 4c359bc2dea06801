import type { TwoStepStatus } from '@baize/api/endpoints/session';
import { useEffect, useRef } from 'react';
import { ChangeByCode } from './change-by-code.tsx';
import { ProveFirst } from './prove-first.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import { StatusView } from './status-view.tsx';
import * as css from './two-step.css.ts';
import { useTwoStep, type TwoStepControls } from './use-two-step.ts';

/** What can be done about two-step log-in, one thing at a time. Each view is read from its start. */
export function TwoStepPanel({ status }: { status: TwoStepStatus }) {
  const controls = useTwoStep();
  const { view } = controls;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // The button that was pressed is gone with its view: the focus goes on at the next one.
    if (shown.current !== view) body.current?.focus();
    shown.current = view;
  }, [view]);
  return (
    <div ref={body} className={css.body} tabIndex={-1}>
      <CurrentView status={status} controls={controls} />
    </div>
  );
}

function CurrentView({ status, controls }: { status: TwoStepStatus; controls: TwoStepControls }) {
  const { view, show, start, confirm, renew, turnOff } = controls;
  const close = () => show({ name: 'status', notice: null });
  switch (view.name) {
    case 'status':
      return <StatusView status={status} controls={controls} />;
    case 'prove':
      return <ProveFirst onSubmit={start} onBack={close} />;
    case 'set-up':
      return <SetUp setUp={view.setUp} onConfirm={confirm} onBack={close} />;
    case 'recovery-codes':
      return <RecoveryCodes codes={view.codes} onKept={() => show({ name: 'status', notice: view.after })} />;
    case 'renew':
      return <ChangeByCode change="renew" onSubmit={renew} onBack={close} />;
    case 'turn-off':
      return <ChangeByCode change="turn-off" onSubmit={turnOff} onBack={close} />;
  }
}
