import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FactRow {
  readonly id: string;
  /** The row's name, then its value in each column. */
  readonly cells: readonly [ReactNode, ...ReactNode[]];
}

export interface FactTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** The accessible name of the table. */
  caption: string;
  /** The column headings. */
  columns: ReadonlyArray<string>;
  /** The rows, each with as many cells as there are columns. */
  rows: ReadonlyArray<FactRow>;
}

/** A table of text: columns where they fit, one block per row on a narrow screen. */
export function FactTable({ caption, columns, rows, className, ...rest }: FactTableProps) {
  return (
    <table {...rest} className={clsx('w-full border-collapse text-start max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b-2 border-ink py-3 pe-6 text-start font-semibold"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-line">
        {rows.map(({ id, cells: [name, ...facts] }) => (
          <tr key={id} className="border-b border-line max-md:block max-md:py-4">
            <th
              scope="row"
              className="py-4 pe-6 text-start align-top font-semibold wrap-anywhere max-md:block max-md:py-0 md:min-w-32"
            >
              {name}
            </th>
            {facts.map((fact, at) => (
              <td
                key={columns[at + 1]}
                className={clsx(
                  'py-4 align-top wrap-break-word max-md:block max-md:py-0',
                  at < facts.length - 1 && 'pe-6 text-ink-soft',
                )}
              >
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
