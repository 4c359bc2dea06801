import { copyText } from '@baize/browser/clipboard';
import { saveFile } from '@baize/browser/save-file';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { LeaveDialog } from '@baize/page/leave-dialog';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { RecoveryPaper } from './recovery-paper.tsx';
import * as css from './two-step.css.ts';

/** The recovery codes, this once, with ways to keep them; whoever leaves the page before they are kept is asked first. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const brandName = usePage().settings.brandName ?? name;
  const title = t({ id: 'two-step.codes.file', message: `Recovery codes for ${brandName}` });
  const download = () =>
    saveFile({
      name: `recovery-codes-${name}.txt`,
      text: `${title}\r\n\r\n${codes.join('\r\n')}\r\n`,
      type: 'text/plain;charset=utf-8',
    });
  return (
    <>
      <h3 className={css.subtitle}>
        <Trans id="two-step.codes.title">Keep your recovery codes</Trans>
      </h3>
      <Alert tone="warning">
        <Trans id="two-step.codes.text">
          They are shown only now. Each one logs you in once when you do not have your phone.
        </Trans>
      </Alert>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={css.keepActions}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="outline" icon={<Download />} onClick={download}>
          <Trans id="two-step.codes.download">Download</Trans>
        </Button>
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
          <Trans id="two-step.codes.print">Print</Trans>
        </Button>
      </div>
      <div className={css.actions}>
        <Button onClick={onKept}>
          <Trans id="two-step.codes.kept">I have kept them</Trans>
        </Button>
      </div>
      <RecoveryPaper title={title} codes={codes} />
      <LeaveDialog
        active
        title={t({ id: 'two-step.leave.title', message: 'Leave without your recovery codes?' })}
        description={
          <Trans id="two-step.codes.text">
            They are shown only now. Each one logs you in once when you do not have your phone.
          </Trans>
        }
        stayLabel={t({ id: 'verification.leave.stay', message: 'Stay on this page' })}
        leaveLabel={t({ id: 'two-step.leave.go', message: 'Leave without them' })}
      />
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'refused');
  const copied = t({ id: 'button.copied', message: 'Copied' });
  const refused = t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' });
  return (
    <>
      <Button variant="outline" icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {state === 'copied' ? copied : t({ id: 'button.copy', message: 'Copy' })}
      </Button>
      <span role="status" className={state === 'refused' ? `${css.copyStatus} ${css.text}` : css.copyStatus}>
        {state === 'refused' ? refused : <VisuallyHidden>{state === 'copied' ? copied : ''}</VisuallyHidden>}
      </span>
    </>
  );
}
