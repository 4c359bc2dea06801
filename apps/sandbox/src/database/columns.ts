import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Money columns hold whole smallest units (cents, satoshi), never fractions. */
export const units = (name: string) => bigint(name, { mode: 'bigint' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
