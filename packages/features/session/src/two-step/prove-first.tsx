import { useIdentityProof, IdentityProofField } from '@baize/player/identity-proof';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureAlert } from '../form/failure-alert.tsx';
import { form } from '../form/form.css.ts';
import { formFailure, type FormFailure } from '../form/form-failure.ts';
import * as css from './two-step.css.ts';

interface ProveFirstProps {
  /** Begins the set-up; rejects with the client's `ApiFailure`. */
  onSubmit(currentPassword: string): Promise<void>;
  onBack(): void;
}

/** Before a set-up: an open session alone could give the account to somebody else's phone. */
export function ProveFirst({ onSubmit, onBack }: ProveFirstProps) {
  const { t } = useLingui();
  const proof = useIdentityProof();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const send = async () => {
    const { currentPassword = null } = proof.take() ?? {};
    if (currentPassword === null) return;
    setPending(true);
    setFailure(null);
    try {
      await onSubmit(currentPassword);
    } catch (problem) {
      if (!proof.refuse(problem)) setFailure(formFailure(problem));
      setPending(false);
    }
  };
  return (
    <>
      <h3 className={css.subtitle}>
        <Trans id="two-step.prove.title">Set up two-step log-in</Trans>
      </h3>
      <p className={css.text}>
        <Trans id="two-step.prove.text">Enter your password first. Then you set up the app.</Trans>
      </p>
      <form
        className={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void send();
        }}
      >
        {failure ? <FailureAlert failure={failure} /> : null}
        <IdentityProofField proof={proof} />
        <div className={css.formActions.primary}>
          <Button
            type="submit"
            className={css.submit}
            pending={isPending}
            pendingLabel={t({ id: 'two-step.starting', message: 'Starting' })}
          >
            <Trans id="two-step.prove.submit">Continue</Trans>
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <Trans id="two-step.back">Back</Trans>
          </Button>
        </div>
      </form>
    </>
  );
}
