import { Badge } from '@baize/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, Crown, History } from 'lucide-react';
import { usePlayer } from '@baize/player';
import { useLastLogin } from '@baize/player/last-login';
import { badges, summary, lastLoginRow } from './account-summary.css.ts';

/** Who is signed in, as the account menu tells it: level, verification, the login before (SES-13, SES-14). */
export function AccountSummary() {
  const { t } = useLingui();
  const player = usePlayer();
  if (!player) return null;
  const { getUser, userLoyaltyLevel } = player;
  return (
    <div className={summary}>
      <div className={badges}>
        {userLoyaltyLevel === null ? null : (
          <Badge tone="accent" icon={<Crown aria-hidden />}>
            {t({ id: 'account.level', message: `VIP level ${userLoyaltyLevel}` })}
          </Badge>
        )}
        {getUser.kycStatus === 'APPROVED' ? (
          <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
            {t({ id: 'account.kyc.approved', message: 'Verified' })}
          </Badge>
        ) : (
          <Badge>{t({ id: 'account.kyc.open', message: 'Not verified yet' })}</Badge>
        )}
      </div>
      <LastLogin />
    </div>
  );
}

function LastLogin() {
  const { t } = useLingui();
  const last = useLastLogin();
  if (!last) return null;
  return (
    <p className={lastLoginRow}>
      <History size={14} aria-hidden />
      <span>
        {t({ id: 'account.last-login', message: 'Last login' })}
        {[last.when, last.location, last.ip].map((fact) =>
          fact === null ? null : <bdi key={fact}>{fact}</bdi>,
        )}
      </span>
    </p>
  );
}
