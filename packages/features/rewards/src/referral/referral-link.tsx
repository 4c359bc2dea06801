import { copyText } from '@baize/browser/clipboard';
import { canShare, share } from '@baize/browser/share';
import { usePage } from '@baize/page';
import { useHydrated } from '@baize/page/clock';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { CopyField } from '@baize/ui/copy-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import * as css from './referral.css.ts';

/** The player's code and link, to copy and, where the device can, to pass on. */
export function ReferralLink({ code, link }: { code: string; link: string }) {
  const { t } = useLingui();
  const words = {
    copyLabel: t({ id: 'button.copy', message: 'Copy' }),
    copiedLabel: t({ id: 'button.copied', message: 'Copied' }),
    failedLabel: t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' }),
  };
  return (
    <Card as="section" aria-labelledby="referral-link">
      <h2 id="referral-link" className={css.section}>
        <Trans id="referral.link.title">Your link</Trans>
      </h2>
      <div className={css.fields}>
        <CopyField
          {...words}
          label={t({ id: 'referral.link', message: 'Link' })}
          value={link}
          copy={copyText}
        />
        <CopyField
          {...words}
          label={t({ id: 'referral.code', message: 'Code' })}
          value={code}
          copy={copyText}
        />
      </div>
      <ShareButton link={link} />
    </Card>
  );
}

/** Only where the device has a way of its own to pass things on. */
function ShareButton({ link }: { link: string }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { settings } = usePage();
  const [refused, setRefused] = useState(false);
  if (!hydrated || !canShare()) return null;
  const title = settings.brandName ?? '';
  const text = t({ id: 'referral.share.text', message: `Open an account at ${title} with my link.` });
  const passOn = async () => setRefused((await share({ title, text, url: link })) === 'refused');
  return (
    <div className={css.actions}>
      <Button variant="primary" icon={<Share2 aria-hidden />} onClick={() => void passOn()}>
        <Trans id="referral.share">Share</Trans>
      </Button>
      {refused ? (
        <p className={css.note} role="alert">
          <Trans id="referral.share.refused">Your device did not allow it. You can copy the link.</Trans>
        </p>
      ) : null}
    </div>
  );
}
