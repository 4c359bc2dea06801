/** Where the host writes: one line per event, never a token, never a player's data. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

/** Lines on the process's own streams, each with the brand in front. */
export function consoleLog(brand: string): Log {
  const line = (text: string): string => `${brand} ${text}\n`;
  return {
    info: (text) => void process.stdout.write(line(text)),
    warn: (text) => void process.stderr.write(line(text)),
    error: (text) => void process.stderr.write(line(text)),
  };
}
