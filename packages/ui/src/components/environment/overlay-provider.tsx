import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { usePageDirection } from './use-page-direction.ts';

/**
 * What every overlay of this package stands in: arrow keys that follow the script, and no style
 * elements of the library's own, which the content policy refuses.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={usePageDirection()}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
