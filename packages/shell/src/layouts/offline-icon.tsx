import { WifiOff } from 'lucide-react';

/** Fetched while there is a connection, for when there is none. */
export function OfflineIcon() {
  return <WifiOff size={20} aria-hidden />;
}
