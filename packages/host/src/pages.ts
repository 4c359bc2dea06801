import type { ApiClient } from '@baize/api/client';
import type { ListedGame } from '@baize/domain/game-list';
import type { Locale } from '@baize/domain/locales';
import type { ClosedEntry } from '@baize/domain/mirror-domain';
import type { PublicSettings } from '@baize/domain/settings';
import type { Messages } from '@baize/i18n/react';
import type { FastifyInstance } from 'fastify';
import type { PlatformDocuments } from './platform-documents.ts';

/** How the build has cut the browser's code: `build/code.json`, for the app's own rendering. */
export interface BuildManifest {
  routeFiles: Readonly<Record<string, { file: string; names: Readonly<Record<string, string>> }>>;
  playerFiles: Readonly<Record<string, readonly string[]>>;
}

/** What the host tells an app about the page it asks for; the app's own types must fit these. */
export interface RenderData {
  page: {
    locale: Locale;
    settings: PublicSettings;
    backendUrl: string;
    assetRoot: string | null;
    catalogueHref: string;
    paymentOrigins: readonly string[];
  };
  server: {
    messages: Messages;
    sheet: string;
    sheets: Readonly<Record<string, string>>;
    code: BuildManifest;
    documents: PlatformDocuments;
    closed: readonly ClosedEntry[];
    api: Pick<ApiClient, 'send'>;
    games(): Promise<readonly ListedGame[]>;
  };
}

/** A brand app as the host sees it: something that renders an address and owns some files. */
export interface Pages {
  render(request: Request, facts: RenderData): Promise<Response>;
  /** The ids of its routes, each the path of a page by the brand's map (`home` at `/`); left out, every page is there. */
  routeIds?: readonly string[];
  /** The first view's style sheet, put into every page. */
  sheet: string;
  /** The other sheets by address, put into the pages of their routes. */
  sheets: Readonly<Record<string, string>>;
  /** How the build has cut the browser's code. */
  code: BuildManifest;
  /** True for a built app: pages may be cached and carry a strict policy. */
  built: boolean;
  /** Serves the app's own files. */
  serveFiles(app: FastifyInstance): Promise<void>;
}
