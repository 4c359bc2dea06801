import { useLingui } from '@lingui/react/macro';
import { loyaltySteps } from '@baize/domain/loyalty';
import { usePage } from '@baize/page';
import { Crown } from 'lucide-react';
import { ahead, group, groups, level, mark, reached, steps } from './loyalty-groups.css.ts';

/** The groups of the brand's loyalty ladder, lowest first, each with the level at which it begins. */
export function LoyaltyGroups() {
  const { t } = useLingui();
  const { settings } = usePage();
  const starts = [0, ...loyaltySteps(settings.loyaltyLevelGroupSteps)];
  return (
    <ol className={groups}>
      {starts.map((start, place) => {
        const number = place + 1;
        return (
          <li key={start} className={group}>
            <Crown className={mark} size={18} aria-hidden />
            <span>{t({ id: 'vip.group', message: `Group ${number}` })}</span>
            <span className={steps} aria-hidden>
              {starts.map((one, step) => (
                <span key={one} className={step < number ? reached : ahead} />
              ))}
            </span>
            <span className={level}>{t({ id: 'vip.group.from', message: `from level ${start}` })}</span>
          </li>
        );
      })}
    </ol>
  );
}
