import type { PlayerDocument } from '@baize/api/endpoints/account';
import { ApiFailure } from '@baize/api/failure';
import { createStore } from '@baize/browser/create-store';
import { UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { checkFile } from './check-file.ts';
import {
  getStateAfter,
  getVersion,
  isSameFile,
  isUnderWay,
  type UploadItem,
  type UploadState,
} from './upload-item.ts';

export interface UploadRequest {
  labelId: string;
  file: File;
  signal: AbortSignal;
  onProgress(progress: { sent: number; total: number }): void;
}

export interface UploadQueueEdges {
  send(request: UploadRequest): Promise<PlayerDocument>;
  /** The documents as the page shows them. */
  getDocuments(): readonly PlayerDocument[];
  /** The documents as the platform has them now. */
  readDocuments(signal: AbortSignal): Promise<readonly PlayerDocument[]>;
  /** Shows the document that a file has become; `leave` takes the file away in the same render. */
  show(document: PlayerDocument, leave: () => void): void;
  isOnline(): boolean;
}

/** The last file that arrived; `count` tells one from the next of the same name. */
export interface SentFile {
  labelId: string;
  name: string;
  count: number;
}

export interface UploadQueueState {
  items: readonly UploadItem[];
  lastSent: SentFile | null;
}

/**
 * Sends the files of all kinds of documents one after the other: side by side they would share one narrow line. What a
 * lost connection has stopped waits for it and goes by itself; whatever had no answer is looked for among the documents,
 * at once and again before a second try, because its answer alone may have been lost (PRF-07). What the end of a session has stopped goes on with the
 * next one of the same player.
 */
export function createUploadQueue(first: UploadQueueEdges) {
  let edges = first;
  const store = createStore<UploadQueueState>({ items: [], lastSent: null });
  /** What the list held before the first try of a file. */
  const versionsBefore = new Map<string, ReadonlySet<string>>();
  const arrivedVersions = new Set<string>();
  let running: { item: UploadItem; controller: AbortController } | null = null;
  let isStopped = false;
  let count = 0;

  const setItems = (items: readonly UploadItem[]) => store.set({ ...store.get(), items });
  const setStates = (isMeant: (item: UploadItem) => boolean, state: UploadState) =>
    setItems(store.get().items.map((item) => (isMeant(item) ? { ...item, state } : item)));
  const setState = (id: string, state: UploadState) => setStates((item) => item.id === id, state);

  const findArrived = async ({ id, labelId, file }: UploadItem, signal: AbortSignal) => {
    const before = versionsBefore.get(id);
    if (!before) {
      const sent = edges.getDocuments().filter(({ status }) => status !== 'requested');
      versionsBefore.set(id, new Set(sent.map(getVersion)));
      return undefined;
    }
    const documents = await edges.readDocuments(signal);
    return documents.find((document) => {
      if (document.status === 'requested' || document.labelId !== labelId) return false;
      const version = getVersion(document);
      return document.name === file.name && !before.has(version) && !arrivedVersions.has(version);
    });
  };

  /** The document of a file whose answer was lost, where the platform has it all the same. */
  const findUnheard = async (item: UploadItem, failure: unknown, signal: AbortSignal) => {
    const isUnheard = failure instanceof ApiFailure && failure.isUnheard;
    if (!isUnheard || signal.aborted || !edges.isOnline()) return undefined;
    // What cannot be read is looked for again before the next try.
    return findArrived(item, signal).catch(() => undefined);
  };

  const send = ({ id, labelId, file }: UploadItem, signal: AbortSignal) =>
    edges.send({
      labelId,
      file,
      signal,
      onProgress: ({ sent, total }) => {
        if (!signal.aborted) setState(id, { kind: 'sending', sent, total });
      },
    });

  const showArrived = ({ id, labelId, file }: UploadItem, document: PlayerDocument) => {
    arrivedVersions.add(getVersion(document));
    edges.show(document, () => {
      const items = store.get().items.filter((other) => other.id !== id);
      count += 1;
      store.set({ items, lastSent: { labelId, name: file.name, count } });
    });
  };

  const sendOne = async (item: UploadItem, signal: AbortSignal) => {
    const { id, file } = item;
    setState(id, { kind: 'sending', sent: 0, total: file.size });
    try {
      showArrived(item, (await findArrived(item, signal)) ?? (await send(item, signal)));
    } catch (failure) {
      const document = await findUnheard(item, failure, signal);
      if (signal.aborted) return;
      if (document) return showArrived(item, document);
      setState(id, getStateAfter(failure, edges.isOnline()));
      // Nothing of a session that ended can be sent.
      if (failure instanceof ApiFailure && failure.kind === 'session-ended')
        setStates(isUnderWay, { kind: 'failed', cause: 'session' });
    }
  };

  const run = async () => {
    for (;;) {
      if (running || isStopped) return;
      if (!edges.isOnline()) return setStates(({ state }) => state.kind === 'queued', { kind: 'offline' });
      const next = store.get().items.find(({ state }) => state.kind === 'queued');
      if (!next) return;
      const controller = new AbortController();
      running = { item: next, controller };
      await sendOne(next, controller.signal);
      running = null;
    }
  };

  const enqueue = async (item: UploadItem) => {
    const verdict = await checkFile(item.file);
    setState(
      item.id,
      verdict === 'ok' ? { kind: 'queued' } : { kind: 'refused', problem: UPLOAD_MESSAGES[verdict] },
    );
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Takes files for a kind; the new choice answers what was refused of it, and what failed under the same name. */
    async add(labelId: string, files: readonly File[]): Promise<void> {
      const { items } = store.get();
      const stays = items.filter(
        ({ labelId: other, file, state }) =>
          other !== labelId ||
          (state.kind !== 'refused' &&
            !(state.kind === 'failed' && files.some(({ name }) => name === file.name))),
      );
      const isNew = (file: File) =>
        !stays.some((item) => item.labelId === labelId && isSameFile(item.file, file));
      const added = files.filter(isNew).map((file): UploadItem => {
        count += 1;
        return { id: `upload-${count}`, labelId, file, state: { kind: 'checking' } };
      });
      setItems([...stays, ...added]);
      // All are looked at before the first goes, so that they go in the order they were chosen.
      await Promise.all(added.map(enqueue));
      await run();
    },
    /** Takes a file away, in whatever state it is. */
    remove(id: string): void {
      setItems(store.get().items.filter((item) => item.id !== id));
      if (running?.item.id === id) running.controller.abort();
    },
    async retry(id: string): Promise<void> {
      setState(id, { kind: 'queued' });
      await run();
    },
    /** Follows what the browser says of its connection. It may say so a moment after a request has failed. */
    async onConnectionChange(): Promise<void> {
      if (edges.isOnline()) setStates(({ state }) => state.kind === 'offline', { kind: 'queued' });
      else {
        const isLost = ({ state }: UploadItem) =>
          state.kind === 'sending' || (state.kind === 'failed' && state.cause === 'connection');
        setStates(isLost, { kind: 'offline' });
        // By itself the request would show the last percent it came to until it gives up.
        running?.controller.abort();
      }
      await run();
    },
    /** Goes on, also with what an end of the session, or of the page, has stopped. */
    async start(next: UploadQueueEdges): Promise<void> {
      edges = next;
      isStopped = false;
      const wasStopped = ({ state }: UploadItem) =>
        state.kind === 'sending' || (state.kind === 'failed' && state.cause === 'session');
      setStates(wasStopped, { kind: 'queued' });
      await run();
    },
    /** Ends what is on its way, when the page goes. */
    stop(): void {
      isStopped = true;
      running?.controller.abort();
    },
  };
}
