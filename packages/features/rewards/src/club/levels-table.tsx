import type { Loyalty } from '@baize/api/endpoints/rewards';
import { formatPercent } from '@baize/i18n/formats';
import { Badge } from '@baize/ui/badge';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedNumber } from '../tournaments/tournament-facts.tsx';
import * as css from './club.css.ts';

/** Every level of the club: from how many points on, and what it brings. */
export function LevelsTable({ loyalty: { level, levels } }: { loyalty: Loyalty }) {
  const { t, i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="club-levels">
      <h3 id="club-levels" className={css.cardTitle}>
        <Trans id="club.levels">All levels</Trans>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t({ id: 'club.levels.level', message: 'Level' })}
            </th>
            <th scope="col" className={css.endHead}>
              {t({ id: 'club.levels.points', message: 'From points' })}
            </th>
            <th scope="col" className={css.endHead}>
              {t({ id: 'club.levels.cashback', message: 'Cashback' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map((one) => (
            <tr
              key={one.level}
              className={css.row}
              data-own={one.level === level || undefined}
              aria-current={one.level === level || undefined}
            >
              <th scope="row" className={css.name}>
                <bdi>{one.level}</bdi> <bdi>{one.name}</bdi>
                {one.level === level ? (
                  <Badge tone="accent" className={css.you}>
                    <Trans id="club.you">Yours</Trans>
                  </Badge>
                ) : null}
                <span className={css.small}>
                  <bdi>{one.benefits.join(' · ')}</bdi>
                </span>
              </th>
              <td className={css.end}>
                <FormattedNumber value={one.pointsFrom} />
              </td>
              <td className={css.end}>
                {one.cashbackPercent === null ? null : (
                  <bdi>{formatPercent({ share: one.cashbackPercent / 100, locale: i18n.locale })}</bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
