import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MorePromotions } from './use-promotions.ts';
import * as css from './promo-list.css.ts';

/** How many there are, and the way to the rest. The keyboard stays here when the last ones have come. */
export function MorePromos({
  loaded,
  count,
  more,
}: {
  loaded: number;
  count: number;
  more: MorePromotions | null;
}) {
  const { t } = useLingui();
  const told = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  const ended = more === null;
  useEffect(() => {
    if (ended && asked.current) told.current?.focus();
  }, [ended]);
  const load = () => {
    asked.current = true;
    more?.loadMore();
  };
  return (
    <div className={css.foot}>
      {more ? (
        <Button
          variant="secondary"
          onClick={load}
          pending={more.state === 'loading'}
          pendingLabel={t({ id: 'promo.more.loading', message: 'Loading' })}
        >
          <Trans id="promo.more">Show more</Trans>
        </Button>
      ) : null}
      <p ref={told} tabIndex={-1} className={css.count} role="status">
        {more?.state === 'failed' ? (
          <Trans id="promo.more.failed">
            More promotions could not be loaded. Those above are still valid.
          </Trans>
        ) : (
          <Trans id="promo.count">
            {loaded} of {count}
          </Trans>
        )}
      </p>
    </div>
  );
}
