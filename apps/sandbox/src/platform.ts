import type { PlatformClock } from './clock/platform-clock.ts';
import type { SimulatedVisitor } from './controls/visitor.ts';
import type { Database } from './database/open-database.ts';
import type { DocumentFiles } from './documents/document-files.ts';
import type { FaultRegistry } from './faults/fault-registry.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { GameSessions } from './play/game-sessions.ts';
import type { LoginLimits } from './sessions/login-limits.ts';
import type { BrandSettings } from './settings/brand-settings.ts';

/** Everything a call or a control may touch. */
export type Platform = {
  database: Database;
  files: DocumentFiles;
  clock: PlatformClock;
  realtime: Realtime;
  faults: FaultRegistry;
  loginLimits: LoginLimits;
  visitor: SimulatedVisitor;
  settings: BrandSettings;
  lobby: Lobby;
  play: GameSessions;
};
