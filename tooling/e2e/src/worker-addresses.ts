import { getServerAddress, type ServerAddress } from '@baize/servers/servers';

/** The brands every journey may visit. */
export type Brand = 'curacao' | 'lulu';

export const BRANDS: readonly Brand[] = ['curacao', 'lulu'];

/** How many journeys run side by side, each with a platform and hosts of its own: two cores are busy with three. */
export const WORKERS = 3;

/** Where one worker's own servers listen, apart from those of `pnpm start`. */
export type WorkerAddresses = Readonly<Record<Brand | 'sandbox' | 'spare', ServerAddress>>;

const FIRST_PORT = Number(process.env['E2E_FIRST_PORT'] ?? 4900);

/** `spare` is for a host that a journey starts by itself. */
export function getWorkerAddresses(worker: number): WorkerAddresses {
  const place = (step: number): ServerAddress => getServerAddress(FIRST_PORT + worker * 10 + step);
  return { sandbox: place(0), curacao: place(1), lulu: place(2), spare: place(3) };
}

/** The widths of the look: a phone, a tablet and a desk. */
export const WIDTHS = {
  1280: { width: 1280, height: 800 },
  768: { width: 768, height: 1024 },
  375: { width: 375, height: 740 },
} as const;

export type Width = keyof typeof WIDTHS;
