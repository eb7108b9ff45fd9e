import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { proseCopy as copy } from '#words/parts/prose/copy';
import { tableParts } from './table-parts';

/** Explicit roles: browsers drop table semantics when its parts are displayed as blocks. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  name: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** The number of columns from which a table stacks on phones. */
const MIN_STACKED_COLUMNS = 3;

const stackedRowClasses =
  'max-[40rem]:block max-[40rem]:border-b max-[40rem]:border-line max-[40rem]:py-3';

const stackedCellClasses = [
  'max-[40rem]:grid max-[40rem]:grid-cols-[minmax(4.5rem,2fr)_5fr] max-[40rem]:items-baseline max-[40rem]:gap-4 max-[40rem]:border-0!',
  'max-[40rem]:py-1! max-[40rem]:pe-0! max-[40rem]:first:font-semibold',
];

/**
 * A document table. On phones, a table with three or more columns stacks: each row is a block, and each cell shows its
 * column’s name. Any other table that’s too wide scrolls by itself, and is focusable only then.
 */
export function ProseTable({ children }: { children?: ReactNode }) {
  const { columns, rows } = tableParts(children);
  const stacks = columns.length >= MIN_STACKED_COLUMNS;
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      data-slot="table"
      {...(wide ? { role: 'group', tabIndex: 0, 'aria-label': copy.table } : {})}
      className="overflow-x-auto print:overflow-visible print:[&_:is(th,td)]:py-1.5 [&_tr]:break-inside-avoid [&_tr:last-child>td]:border-b-0"
    >
      <table
        {...ROLES.table}
        className={clsx(
          'wrap-break-word min-[40rem]:[&_code]:whitespace-nowrap',
          stacks && 'max-[40rem]:block min-[40rem]:min-w-120 print:min-w-0!',
        )}
      >
        <thead {...ROLES.group} className={clsx(stacks && 'max-[40rem]:sr-only')}>
          <tr {...ROLES.row}>
            {columns.map(({ key, content }) => (
              <th key={key} {...ROLES.name} scope="col">
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLES.group}
          className={clsx(
            stacks && 'max-[40rem]:block max-[40rem]:border-t max-[40rem]:border-line',
          )}
        >
          {rows.map(({ key: row, cells }) => (
            <tr key={row} {...ROLES.row} className={clsx(stacks && stackedRowClasses)}>
              {cells.map(({ key, content }, at) => (
                <td key={key} {...ROLES.cell} className={clsx(stacks && stackedCellClasses)}>
                  {stacks ? (
                    <span
                      aria-hidden="true"
                      className="text-small font-normal text-ink-soft min-[40rem]:hidden"
                    >
                      {columns[at]?.content}
                    </span>
                  ) : null}
                  <span className="min-w-0">{content}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
