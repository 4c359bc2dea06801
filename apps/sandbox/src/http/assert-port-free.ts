import { createServer } from 'node:net';

/** Fails with the system's own error (EADDRINUSE, EACCES…) when the port cannot be listened on. */
export async function assertPortFree({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host }, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    probe.close((error) => (error ? reject(error) : resolve()));
  });
}
