export { plainText, TextRuns } from './text-runs.tsx';
export { useDocument, type InsertProps } from './document-context.ts';
import { useLingui } from '@lingui/react/macro';
import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { Button } from '@baize/ui/button';
import { Languages, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '@baize/page';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { Blocks } from './blocks.tsx';
import { TableOfContents, CollapsibleTableOfContents } from './table-of-contents.tsx';
import * as css from './document-page.css.ts';
import { DocumentProvider, type Inserts } from './document-context.ts';
import type { LoadedDocument } from './find-document.ts';
import { useHashFocus } from './use-hash-focus.ts';

export interface DocumentPageProps {
  document: LoadedDocument;
  /** What the page puts where the document says `@name`. */
  inserts?: Inserts;
  /** Where its date and the way to paper stand: under its title, or last on pages that are more than a document. */
  statusPosition?: 'head' | 'foot';
  /** Stands between the document's head and its words. */
  top?: ReactNode;
  /** Stands under the document. */
  children?: ReactNode;
}

/** A document to read: chapters in sight beside it, a measure for the eye, and a form for paper. */
export function DocumentPage({
  document,
  inserts = {},
  top = null,
  statusPosition = 'head',
  children,
}: DocumentPageProps) {
  useHashFocus(document);
  const { locale, direction: dir } = document;
  const language = { lang: locale, dir };
  return (
    <DocumentProvider value={{ document, inserts }}>
      <div className={`${pageColumn} ${css.page}`} data-document="">
        <PageHead
          title={document.title}
          {...(document.description === null ? {} : { description: document.description })}
        />
        <header className={css.header}>
          <h1 className={css.title} {...language}>
            {document.title}
          </h1>
          {document.description === null ? null : (
            <p className={css.lead} {...language}>
              {document.description}
            </p>
          )}
          {statusPosition === 'head' ? <DocumentStatus document={document} /> : null}
        </header>
        {top}
        <div className={css.columns}>
          {document.sections.length > 2 ? (
            <>
              <TableOfContents sections={document.sections} {...language} />
              <CollapsibleTableOfContents sections={document.sections} {...language} />
            </>
          ) : null}
          <article className={css.article} {...language}>
            <Blocks blocks={document.lead} />
            {document.sections.map(({ id, title, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1} className={css.section}>
                  {title}
                </h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </article>
        </div>
        {children}
        {statusPosition === 'foot' ? <DocumentStatus document={document} /> : null}
      </div>
    </DocumentProvider>
  );
}

/** Since when it holds, in which language it is when not in the page's own, and a way to paper. */
function DocumentStatus({ document: { changed, changedText, locale } }: { document: LoadedDocument }) {
  const { t } = useLingui();
  const language = LOCALE_NAMES[locale];
  return (
    <div className={css.status}>
      {changed === null || changedText === null ? null : (
        <p>
          {t({ id: 'document.changed', message: 'Last changed' })}{' '}
          <time dateTime={changed}>
            <bdi>{changedText}</bdi>
          </time>
        </p>
      )}
      {locale === useLocale() ? null : (
        <p className={css.otherLanguage}>
          <Languages size={16} aria-hidden />
          {t({ id: 'document.other-language', message: `This page is written in ${language}.` })}
        </p>
      )}
      <Button
        variant="ghost"
        size="small"
        className={css.print}
        icon={<Printer size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t({ id: 'document.print', message: 'Print' })}
      </Button>
    </div>
  );
}
