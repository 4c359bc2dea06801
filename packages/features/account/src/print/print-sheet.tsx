import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { useNow, useZoneLabel } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import { BreakableAddress } from '@baize/wallet/breakable-address';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDayClockInTwoZones } from '../records/record-cells.tsx';
import * as styles from './print-sheet.css.ts';

export interface PrintFact {
  name: string;
  value: string | null;
}

interface PrintSheetProps {
  title: string;
  /** What is printed above the table; a fact without a value is left out. */
  facts: readonly PrintFact[];
  children?: ReactNode;
}

/**
 * What a money page prints instead of itself: brand and operator, title, player, facts, the time of printing, and a table. It is
 * rendered while the page is open, so that the browser's own print command prints it, too.
 */
export function PrintSheet({ title, facts, children }: PrintSheetProps) {
  const { t } = useLingui();
  const { name, operatorDetails: { company, address, licence } = {} } = useBrand();
  const operator = [company, address, licence].filter(Boolean).join(' · ');
  const { settings } = usePage();
  const player = usePlayer()?.getUser;
  const twoTimes = useDayClockInTwoZones();
  const zone = useZoneLabel();
  const now = useNow({ every: 'minute' });
  const all: readonly PrintFact[] = [
    {
      name: t({ id: 'print.player', message: 'Player' }),
      value: join([player?.firstName, player?.lastName]),
    },
    { name: t({ id: 'print.email', message: 'E-mail' }), value: player?.email ?? null },
    ...facts,
    {
      name: t({ id: 'print.printed', message: 'Printed' }),
      value: now === null ? null : twoTimes(now),
    },
    { name: t({ id: 'print.zone', message: 'Time zone' }), value: zone },
  ];
  return createPortal(
    <div className={styles.sheet} data-print-sheet="">
      <p className={styles.brand}>{settings.brandName ?? name}</p>
      {operator === '' ? null : (
        <p className={styles.operator} translate="no">
          {operator}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <dl className={styles.facts}>
        {all.map((fact) =>
          fact.value === null || fact.value === '' ? null : (
            <div key={fact.name} className={styles.fact}>
              <dt className={styles.name}>{fact.name}</dt>
              <dd className={styles.value}>
                <bdi>
                  <BreakableAddress>{fact.value}</BreakableAddress>
                </bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {children}
    </div>,
    document.body,
  );
}

function join(names: readonly (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
