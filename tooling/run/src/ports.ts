import { createServer } from 'node:net';

export interface PortRequest {
  name: string;
  port: number;
}

/** Those of the wanted ports on which something listens already. */
export async function findBusyPorts(wanted: readonly PortRequest[], host: string): Promise<PortRequest[]> {
  const busy = await Promise.all(wanted.map(({ port }) => isBusy(port, host)));
  return wanted.filter((_, place) => busy[place]);
}

function isBusy(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
