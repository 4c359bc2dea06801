import type { Block } from '@baize/domain/documents';
import { ChevronDown } from 'lucide-react';
import * as css from './document-page.css.ts';
import { useShownDocument } from './document-context.ts';
import { HouseContact } from './house-contact.tsx';
import { plainText, Runs } from './runs.tsx';

/** The pieces of a document in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <OneBlock key={place} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
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
            <Runs runs={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p className={block.kind === 'note' ? css.note : css.paragraph}>
      <Runs runs={block.runs} />
    </p>
  );
}

function Question({ id, text, answer }: Extract<Block, { kind: 'question' }>) {
  return (
    <details id={id} className={css.question}>
      <summary className={css.asked}>
        {text}
        <ChevronDown className={css.chevron} size={18} aria-hidden />
      </summary>
      <div className={css.answer}>
        <Blocks blocks={answer} />
      </div>
    </details>
  );
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
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
              <Runs runs={first} />
            </th>
            {rest.map((cell, column) => (
              <td key={column} data-head={plainText(head[column + 1] ?? [])}>
                <Runs runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What only a page can add; a name that the page does not know adds nothing. */
function Insert({ name, items, rows }: Extract<Block, { kind: 'insert' }>) {
  const { inserts } = useShownDocument();
  const Part = Object.hasOwn(inserts, name) ? inserts[name] : name === 'contact' ? HouseContact : undefined;
  return Part ? <Part items={items} rows={rows} /> : null;
}
