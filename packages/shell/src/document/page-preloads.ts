import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import type { PageHandle, PlayerPreloads } from '../layouts/player-preload.ts';
import { useRenderContext } from './render-context.ts';

/** What the routes on screen need before the first render: by their `handle`, and by how the build has cut their code. */
export function usePagePreloads(): PlayerPreloads & Pick<PageHandle, 'words'> {
  const { playerFiles } = useRenderContext().code;
  const routes = useContext(FrameworkContext)?.manifest.routes;
  const matches = useMatches();
  const handles = matches.map(({ handle }) => (isHandle(handle) ? handle : {}));
  const later = handles.some(({ words }) => words === 'later');
  return {
    files: matches.flatMap(({ id }) => playerFiles[routes?.[id]?.module ?? ''] ?? []),
    reads: handles.flatMap(({ reads }) => reads ?? []),
    ...(later ? { words: 'later' } : {}),
  };
}

function isHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}
