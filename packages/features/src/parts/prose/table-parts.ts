import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement<{ children?: ReactNode }>;

interface TableCell {
  readonly key: string;
  readonly content: ReactNode;
}

export interface TableParts {
  readonly columns: readonly TableCell[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly TableCell[] }[];
}

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((part): part is Part =>
    isValidElement<{ children?: ReactNode }>(part),
  );

const rowsOf = (part: Part | undefined) =>
  partsOf(part?.props.children).map((row) => ({
    key: String(row.key),
    cells: partsOf(row.props.children).map((cell) => ({
      key: String(cell.key),
      content: cell.props.children,
    })),
  }));

export const tableParts = (children: ReactNode): TableParts => {
  const [head, body] = partsOf(children);
  return { columns: rowsOf(head)[0]?.cells ?? [], rows: rowsOf(body) };
};
