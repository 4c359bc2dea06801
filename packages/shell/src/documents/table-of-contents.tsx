import { useLingui } from '@lingui/react/macro';
import type { DocumentSection } from '@baize/domain/documents';
import { ChevronDown } from 'lucide-react';
import { useCurrentSection } from './use-current-section.ts';
import * as css from './table-of-contents.css.ts';

interface TableOfContentsProps {
  sections: readonly DocumentSection[];
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The chapters beside the text at a desk; they stay in sight and mark the one being read. */
export function TableOfContents({ sections, ...language }: TableOfContentsProps) {
  const { t } = useLingui();
  const current = useCurrentSection(sections);
  return (
    <nav className={css.sidebar} aria-labelledby="chapters">
      <p id="chapters" className={css.name}>
        {t({ id: 'document.table-of-contents', message: 'On this page' })}
      </p>
      <TableOfContentsList sections={sections} current={current} {...language} />
    </nav>
  );
}

/** The same, folded, where there is no room beside the text. */
export function CollapsibleTableOfContents({ sections, ...language }: TableOfContentsProps) {
  const { t } = useLingui();
  return (
    <details className={css.collapsible}>
      <summary className={css.summary}>
        {t({ id: 'document.table-of-contents', message: 'On this page' })}
        <ChevronDown className={css.chevron} size={18} aria-hidden />
      </summary>
      <nav aria-label={t({ id: 'document.table-of-contents', message: 'On this page' })}>
        <TableOfContentsList sections={sections} current={null} {...language} />
      </nav>
    </details>
  );
}

function TableOfContentsList({
  sections,
  current,
  ...language
}: TableOfContentsProps & {
  current: string | null;
}) {
  return (
    <ol className={css.list} {...language}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={css.entryLink} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
