import { buildRakebackCalendar } from '@baize/domain/rakeback-calendar';
import { GameTile } from '@baize/lobby/game-tile';
import { DayCell } from '@baize/rewards/day-cell';
import { Alert } from '@baize/ui/alert';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Chip } from '@baize/ui/chip';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Money } from '@baize/ui/money';
import { ProgressRing } from '@baize/ui/progress-ring';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { Switch } from '@baize/ui/switch';
import { Tabs } from '@baize/ui/tabs';
import { useState } from 'react';
import * as styles from './preview-sheet.css.ts';

type Lengthen = (text: string) => string;

/** Real components as a page of the product holds them; `say` lengthens their words. */
export function PreviewSheet({ say }: { say: Lengthen }) {
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <h2 className={styles.heroTitle}>{say('Every evening by the water')}</h2>
        <p>{say('Games, rewards and limits that you set yourself.')}</p>
        <div className={styles.row}>
          <Button size="large">{say('Sign up')}</Button>
          <Button size="large" variant="secondary">
            {say('Look around')}
          </Button>
        </div>
      </section>
      <div className={styles.columns}>
        <Cashier say={say} />
        <Notices say={say} />
      </div>
      <Days />
      <Games />
      <footer className={styles.footer}>
        <p>{say('Play for fun, stop when it is none.')}</p>
        <p className={styles.quiet}>{say('Help is one press away, day and night.')}</p>
      </footer>
    </main>
  );
}

function Cashier({ say }: { say: Lengthen }) {
  const [tab, setTab] = useState('deposit');
  const [period, setPeriod] = useState('week');
  const [remind, setRemind] = useState(true);
  const form = (
    <div className={styles.stack}>
      <Field label={say('Amount')} hint={say('From €10 to €500 a day')}>
        <Input inputMode="decimal" defaultValue="25.00" />
      </Field>
      <Field label={say('Card number')} error={say('This number is one digit short.')}>
        <Input inputMode="numeric" defaultValue="4000 0000 0000 000" />
      </Field>
      <SegmentedControl
        label={say('Period')}
        value={period}
        onValueChange={setPeriod}
        options={['day', 'week', 'month'].map((value) => ({ value, label: say(value) }))}
      />
      <Switch checked={remind} onCheckedChange={setRemind} label={say('Remind me every hour')} />
      <Button>{say('Deposit')} €25.00</Button>
    </div>
  );
  const history = <p>{say('Two payments are on their way.')}</p>;
  return (
    <Card as="section">
      <Tabs
        label={say('Cashier')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'deposit', label: say('Deposit'), panel: form },
          { value: 'history', label: say('History'), count: 2, panel: history },
        ]}
      />
    </Card>
  );
}

function Notices({ say }: { say: Lengthen }) {
  return (
    <div className={styles.stack}>
      <Alert tone="info">{say('Your documents are being read.')}</Alert>
      <Alert tone="success">{say('€12.40 is in your balance.')}</Alert>
      <Alert tone="warning">{say('Your deposit limit ends on Monday.')}</Alert>
      <Alert tone="danger">{say('The bank declined this card.')}</Alert>
      <Card as="section" className={styles.stack}>
        <div className={styles.row}>
          <ProgressRing minutes={12} seconds={41} size={88} time="shown" />
          <Money parts={{ text: '€1,284.50' }} size="amount" />
          <Money parts={{ text: '+€12.40' }} tone="gained" />
        </div>
        <div className={styles.row}>
          <Badge tone="success">{say('Paid')}</Badge>
          <Badge tone="warning">{say('Pending')}</Badge>
          <Badge tone="danger">{say('Declined')}</Badge>
          <Chip selected>{say('New')}</Chip>
          <Chip>{say('Live')}</Chip>
        </div>
        <div className={styles.row}>
          <Button variant="outline">{say('Log in')}</Button>
          <Button variant="ghost">{say('Close')}</Button>
          <Button variant="danger">{say('Exclude me')}</Button>
          <Button disabled>{say('Claim')}</Button>
        </div>
      </Card>
    </div>
  );
}

/** Friday 20 November 2026, whatever day it is. */
const NOW = Date.parse('2026-11-20T17:17:19Z');
const reward = (canClaimDate: string, paidAt: string | null) => ({
  canClaimDate,
  bonusId: canClaimDate,
  amount: 4.82,
  paidAt,
});
const DAYS = buildRakebackCalendar({
  days: [
    reward('2026-11-16', '2026-11-16T12:00:00Z'),
    reward('2026-11-19', null),
    reward('2026-11-20', null),
  ],
  now: NOW,
  zone: 'UTC',
  signedIn: true,
}).filter(({ date }) => date >= '2026-11-16' && date <= '2026-11-21');

function Days() {
  return (
    <ul className={styles.days}>
      {DAYS.map((cell) => (
        <DayCell
          key={cell.date}
          cell={cell}
          height="open"
          money={{ currency: 'EUR', crypto: false }}
          progress="known"
          isFirst={false}
          onClaim={() => undefined}
        />
      ))}
    </ul>
  );
}

/** Stands for a game's own picture, which no theme changes. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path fill="#24506b" d="M0 0h300v400H0z"/><circle cx="150" cy="150" r="70" fill="#f2c14e"/><path fill="#123047" d="M0 290q75-60 150 0t150 0v110H0z"/></svg>',
)}`;

const GAMES = ['Night Ferry', 'Ember Wheel', 'Pearl Diver', 'Blue Hour'];

function Games() {
  return (
    <div className={styles.games}>
      {GAMES.map((name) => (
        <GameTile
          key={name}
          game={{
            id: name,
            slug: 'night-ferry',
            name,
            studio: 'Saltbox',
            picture: PICTURE,
            live: false,
            demo: true,
            fresh: false,
            returns: 96.2,
            barredIn: [],
            bets: null,
          }}
        />
      ))}
    </div>
  );
}
