/** Where the exports of a route module, or of the entry, stand: a wave's file, and its name for each. */
export interface RouteFile {
  file: string;
  names: Readonly<Record<string, string>>;
}

/** How the build has cut the browser's code, for what the server writes into a page. */
export interface BuildManifest {
  /** By the address that the router's list of routes names for a module. */
  routeFiles: Readonly<Record<string, RouteFile>>;
  /** The code that a page fetches for a player besides, by the same address. */
  playerFiles: Readonly<Record<string, readonly string[]>>;
}
