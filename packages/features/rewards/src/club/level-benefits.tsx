import type { Loyalty, LoyaltyLevel } from '@baize/api/endpoints/rewards';
import { formatPercent } from '@baize/i18n/formats';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import * as css from './club.css.ts';

/** What the player's level brings, and beside it what the next one adds. */
export function LevelBenefits({ loyalty: { level, levels } }: { loyalty: Loyalty }) {
  const own = levels.find((one) => one.level === level);
  const next = levels.toSorted((one, other) => one.level - other.level).find((one) => one.level > level);
  if (!own) return null;
  const number = <bdi>{next?.level}</bdi>;
  return (
    <div className={css.pair}>
      <Card as="section" aria-labelledby="club-own">
        <h3 id="club-own" className={css.cardTitle}>
          <Trans id="club.brings">What your level brings</Trans>
        </h3>
        <ul className={css.benefits}>
          <Share level={own} />
          {own.benefits.map((words) => (
            <Benefit key={words} words={words} />
          ))}
        </ul>
      </Card>
      {next ? (
        <Card as="section" aria-labelledby="club-next">
          <h3 id="club-next" className={css.cardTitle}>
            <Trans id="club.next.brings">What level {number} adds</Trans>
          </h3>
          <Added own={own} next={next} />
        </Card>
      ) : null}
    </div>
  );
}

/** What is new, and where nothing is, that it is so. */
function Added({ own, next }: { own: LoyaltyLevel; next: LoyaltyLevel }) {
  const added = next.benefits.filter((words) => !own.benefits.includes(words));
  const moreShare = next.cashbackPercent !== null && next.cashbackPercent !== own.cashbackPercent;
  if (added.length === 0 && !moreShare) {
    return (
      <p className={css.text}>
        <Trans id="club.next.same">The same as yours.</Trans>
      </p>
    );
  }
  return (
    <ul className={css.benefits}>
      {moreShare ? <Share level={next} fresh /> : null}
      {added.map((words) => (
        <Benefit key={words} words={words} fresh />
      ))}
    </ul>
  );
}

function Share({ level: { cashbackPercent }, fresh = false }: { level: LoyaltyLevel; fresh?: boolean }) {
  const { i18n } = useLingui();
  if (cashbackPercent === null) return null;
  const share = <bdi>{formatPercent({ share: cashbackPercent / 100, locale: i18n.locale })}</bdi>;
  return (
    <li className={css.benefit}>
      <BenefitIcon fresh={fresh} />
      <span>
        <Trans id="club.cashback">{share} cashback of net losses</Trans>
      </span>
    </li>
  );
}

function Benefit({ words, fresh = false }: { words: string; fresh?: boolean }) {
  return (
    <li className={css.benefit}>
      <BenefitIcon fresh={fresh} />
      <bdi>{words}</bdi>
    </li>
  );
}

/** What is had is ticked, what comes is added. */
function BenefitIcon({ fresh }: { fresh: boolean }) {
  return fresh ? (
    <Plus className={css.fresh} size={18} aria-hidden />
  ) : (
    <Check className={css.tick} size={18} aria-hidden />
  );
}
