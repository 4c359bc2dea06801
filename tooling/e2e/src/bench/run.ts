import process from 'node:process';

/** `node run.ts <name>`: each bench measures when it is loaded, and sets the exit code. */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  lobby: () => import('./lobby.ts'),
  routes: () => import('./routes.ts'),
  socket: () => import('./socket.ts'),
  memory: () => import('./memory.ts'),
};

const bench = BENCHES[process.argv[2] ?? ''];
if (!bench) throw new Error(`Name one bench: ${Object.keys(BENCHES).join(', ')}.`);
await bench();
