import { createContext, use, useEffect } from 'react';

/** Sets the browser title of a money page; null gives the page its own name back. */
export const DocumentTitleContext = createContext<(title: string | null) => void>(() => undefined);

interface DocumentTitleProps {
  title: string;
}

/**
 * Names what a money page shows in the browser's title: a list, the statement, a payment. The server knows nothing of
 * the query, so the name is set in the browser.
 */
export function DocumentTitle({ title }: DocumentTitleProps) {
  const setTitle = use(DocumentTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
  return null;
}
