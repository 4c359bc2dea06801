import type { DocumentBlock } from '@baize/domain/documents';
import { ChevronDown } from 'lucide-react';
import * as css from './document-page.css.ts';
import { useDocument } from './document-context.ts';
import { OperatorContact } from './operator-contact.tsx';
import { plainText, TextRuns } from './text-runs.tsx';

/** The pieces of a document in their order. */
export function Blocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  return blocks.map((block, place) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { block: DocumentBlock }) {
  if (block.kind === 'heading') return <h3 className={css.heading}>{block.text}</h3>;
  if (block.kind === 'question') return <Question {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'insert') return <Insert {...block} />;
  if (block.kind === 'list') {
    const List = block.marks === 'steps' ? 'ol' : 'ul';
    return (
      <List className={css.list[block.marks]}>
        {block.items.map((item, place) => (
          <li key={place}>
            <TextRuns runs={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p className={block.kind === 'note' ? css.note : css.paragraph}>
      <TextRuns runs={block.runs} />
    </p>
  );
}

function Question({ id, text, answer }: Extract<DocumentBlock, { kind: 'question' }>) {
  return (
    <details id={id} className={css.question}>
      <summary className={css.questionText}>
        {text}
        <ChevronDown className={css.chevron} size={18} aria-hidden />
      </summary>
      <div className={css.answer}>
        <Blocks blocks={answer} />
      </div>
    </details>
  );
}

function Table({ head, rows }: Extract<DocumentBlock, { kind: 'table' }>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={place} scope="col">
              {plainText(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...rest], place) => (
          <tr key={place}>
            <th scope="row">
              <TextRuns runs={first} />
            </th>
            {rest.map((cell, column) => (
              <td key={column} data-head={plainText(head[column + 1] ?? [])}>
                <TextRuns runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What only a page can add; a name that the page does not know adds nothing. */
function Insert({ name, items, rows }: Extract<DocumentBlock, { kind: 'insert' }>) {
  const { inserts } = useDocument();
  const Part = Object.hasOwn(inserts, name)
    ? inserts[name]
    : name === 'contact'
      ? OperatorContact
      : undefined;
  return Part ? <Part items={items} rows={rows} /> : null;
}
