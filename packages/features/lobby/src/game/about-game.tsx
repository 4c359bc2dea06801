import type { GameDetails } from '@baize/api/endpoints/lobby';
import { providerPath } from '@baize/domain/game-paths';
import { formatNumber, formatPercent } from '@baize/i18n/formats';
import { PathLink } from '@baize/links';
import { useLocale } from '@baize/page';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStakesRangeText } from '../tile/stakes-range.tsx';
import * as css from './game-screen.css.ts';

/** What a game is: its words, then its figures. What it returns is said before what it promises. */
export function AboutGame({ game }: { game: GameDetails }) {
  const { t } = useLingui();
  const facts = useGameFacts(game);
  const title = t({ id: 'game.about', message: 'About this game' });
  return (
    <section className={css.aboutSection} aria-label={title}>
      <h2 className={css.sectionTitle}>{title}</h2>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      {game.description === null ? null : <p className={css.description}>{game.description}</p>}
      {game.features.length === 0 ? null : (
        <ul className={css.features}>
          {game.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useGameFacts(game: GameDetails): { name: string; value: ReactNode }[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { provider, returnToPlayer, volatility, maxMultiplier } = game;
  const stakes = useStakes(game);
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: t({ id: 'game.studio', message: 'Studio' }),
      value: (
        <PathLink to={providerPath(provider.slug)} className={linkClass}>
          {provider.name}
        </PathLink>
      ),
    },
  ];
  if (returnToPlayer !== null)
    facts.push({
      name: t({ id: 'game.rtp.long', message: 'Return to player' }),
      value: <bdi>{formatPercent({ share: returnToPlayer / 100, locale })}</bdi>,
    });
  if (stakes !== null)
    facts.push({ name: t({ id: 'game.stakes.long', message: 'Stakes' }), value: <bdi>{stakes}</bdi> });
  if (volatility === 'low' || volatility === 'medium' || volatility === 'high')
    facts.push({
      name: t({ id: 'game.volatility', message: 'Volatility' }),
      value: {
        low: t({ id: 'game.volatility.low', message: 'Low' }),
        medium: t({ id: 'game.volatility.medium', message: 'Medium' }),
        high: t({ id: 'game.volatility.high', message: 'High' }),
      }[volatility],
    });
  if (maxMultiplier !== null)
    facts.push({
      name: t({ id: 'game.max-multiplier', message: 'Most a round can return' }),
      value: <bdi>{`${formatNumber({ value: maxMultiplier, locale })}×`}</bdi>,
    });
  return facts;
}

/** From which to which stake; null where the platform does not say. */
export function useStakes({ minBet, maxBet }: Pick<GameDetails, 'minBet' | 'maxBet'>): string | null {
  const text = useStakesRangeText();
  return minBet === null || maxBet === null ? null : text([minBet, maxBet]);
}
