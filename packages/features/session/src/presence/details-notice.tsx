import { userDetailsQuery } from '@baize/api/queries/user-details';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { notice, pressable } from './connection-notice.css.ts';

/** How often what did not come is asked for again, in ms: longer than the tries of one asking take. */
const RETRY_INTERVAL_MS = 30_000;

/**
 * Says quietly that the login stands though nobody could read the account: where the header shows no balance, this is
 * why. Gone once the details are there (SES-01).
 */
export function DetailsNotice() {
  const { t } = useLingui();
  const details = useQuery({
    ...userDetailsQuery(useApi()),
    refetchInterval: ({ state }) =>
      state.data === undefined && state.status === 'error' ? RETRY_INTERVAL_MS : false,
  });
  const missing = details.data === undefined;
  const [told, setTold] = useState(false);
  // A new try forgets that the one before failed; the notice does not come and go with the tries.
  const failed = details.isError || details.failureCount > 0;
  if (missing && failed && !told) setTold(true);
  if (!missing && told) setTold(false);
  return (
    <div role="status">
      {missing && told ? (
        <div className={notice}>
          <UserRoundX size={18} aria-hidden />
          <span>
            {t({
              id: 'player.details.missing',
              message:
                'You are logged in, but your account details could not be loaded. We keep trying; your balance shows as soon as they are here.',
            })}
          </span>
          <span className={pressable}>
            <Button
              size="small"
              variant="outline"
              pending={details.isFetching}
              pendingLabel={t({ id: 'player.details.loading', message: 'Loading' })}
              onClick={() => void details.refetch()}
            >
              {t({ id: 'msg.try.again', message: 'Try again' })}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
