import { useLingui } from '@lingui/react/macro';
import type { Section } from '@baize/domain/documents';
import { ChevronDown } from 'lucide-react';
import { useChapterInSight } from './use-chapter-in-sight.ts';
import * as css from './chapters.css.ts';

interface ChaptersProps {
  sections: readonly Section[];
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The chapters beside the text at a desk; they stay in sight and mark the one being read. */
export function Chapters({ sections, ...language }: ChaptersProps) {
  const { t } = useLingui();
  const current = useChapterInSight(sections);
  return (
    <nav className={css.beside} aria-labelledby="chapters">
      <p id="chapters" className={css.name}>
        {t({ id: 'document.chapters', message: 'On this page' })}
      </p>
      <ChapterList sections={sections} current={current} {...language} />
    </nav>
  );
}

/** The same, folded, where there is no room beside the text. */
export function ChaptersFolded({ sections, ...language }: ChaptersProps) {
  const { t } = useLingui();
  return (
    <details className={css.folded}>
      <summary className={css.fold}>
        {t({ id: 'document.chapters', message: 'On this page' })}
        <ChevronDown className={css.chevron} size={18} aria-hidden />
      </summary>
      <nav aria-label={t({ id: 'document.chapters', message: 'On this page' })}>
        <ChapterList sections={sections} current={null} {...language} />
      </nav>
    </details>
  );
}

function ChapterList({
  sections,
  current,
  ...language
}: ChaptersProps & {
  current: string | null;
}) {
  return (
    <ol className={css.list} {...language}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={css.chapter} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
