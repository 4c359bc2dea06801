import { Document } from '@baize/shell/document';
import type { ReactNode } from 'react';
import { brand } from './brand.tsx';

export { App as default, loader, RootError as ErrorBoundary, shouldRevalidate } from '@baize/shell/root';

export function Layout({ children }: { children: ReactNode }) {
  return <Document brand={brand}>{children}</Document>;
}
