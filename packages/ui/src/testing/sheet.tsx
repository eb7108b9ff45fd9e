import { clsx } from 'clsx';
import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react';

type Axes<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

/** The width of a cell, and how many fit side by side in 900 px, the width of a story beside the sidebar at 1280 px. */
const CELLS = {
  narrow: { most: 4, className: 'max-w-38', align: 'align-middle' },
  card: { most: 2, className: 'max-w-88', align: 'align-top' },
  form: { most: 2, className: 'max-w-80', align: 'align-top' },
  half: { most: 1, className: 'max-w-124', align: 'align-top' },
} as const;

export interface SheetPlan<Props> {
  /** The variants whose combinations are the rows. */
  readonly rows?: Axes<Props>;
  /** More variants, each value a column, where all combinations would be too many. */
  readonly columns?: Axes<Props>;
  /** The states of the component, each a column: a name and the props that produce it. */
  readonly conditions?: Readonly<Record<string, Partial<Props>>>;
  /** A selector for the interactive element; the first match in a cell gets hover, focus and pressed. Omit it if there's none. */
  readonly acts?: string;
  /** Props that differ from the stories, such as a shorter label or a fixed clock. */
  readonly props?: Partial<Props>;
  /** The width of a cell. @default 'narrow' */
  readonly cell?: keyof typeof CELLS;
  /** Classes for a cell, such as a dark background for a variant made for one. */
  readonly cellClassName?: (props: Props) => string | undefined;
}

interface Choice<Props> {
  readonly label: string;
  readonly props: Partial<Props>;
}

interface State<Props> extends Choice<Props> {
  readonly pseudo?: PseudoState;
}

/** The classes that storybook-addon-pseudo-states uses to show pointer and keyboard states. */
interface PseudoState {
  readonly target: readonly string[];
  readonly around: readonly string[];
}

const PSEUDO_STATES: Readonly<Record<string, PseudoState>> = {
  hover: { target: ['pseudo-hover'], around: ['pseudo-hover'] },
  focus: { target: ['pseudo-focus', 'pseudo-focus-visible'], around: ['pseudo-focus-within'] },
  pressed: { target: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
};

/** A word as long as they get in Kinyarwanda. */
export const LONG_WORD = 'Umunyamabanganshingwabikorwawumurengewakimironko';

const formatValue = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  return typeof value === 'number' ? `${name} ${value}` : String(value);
};

const toChoices = <Props,>(name: string, values: readonly unknown[]): Choice<Props>[] =>
  values.map((value) => ({
    label: formatValue(name, value),
    props: { [name]: value } as Partial<Props>,
  }));

const toLists = (axes: object = {}): [string, readonly unknown[]][] =>
  Object.entries(axes).filter((entry): entry is [string, readonly unknown[]] =>
    Array.isArray(entry[1]),
  );

const toRows = <Props,>({ rows }: SheetPlan<Props>): Choice<Props>[] =>
  toLists(rows).reduce<Choice<Props>[]>(
    (before, [name, values]) =>
      before.flatMap((row) =>
        toChoices<Props>(name, values).map((choice) => ({
          label: row.label ? `${row.label}, ${choice.label}` : choice.label,
          props: { ...row.props, ...choice.props },
        })),
      ),
    [{ label: '', props: {} }],
  );

const toStates = <Props,>({ columns, conditions = {}, acts }: SheetPlan<Props>): State<Props>[] => [
  { label: 'rest', props: {} },
  ...(acts
    ? Object.entries(PSEUDO_STATES).map(([label, pseudo]) => ({ label, props: {}, pseudo }))
    : []),
  ...toLists(columns).flatMap(([name, values]) => toChoices<Props>(name, values)),
  ...Object.entries(conditions).map(([label, props]) => ({ label, props })),
];

const inBands = <Item,>(items: readonly Item[], most: number): Item[][] => {
  const count = Math.ceil(items.length / most);
  // Evenly sized, so that no band holds a single leftover.
  const start = (band: number) => Math.ceil((band * items.length) / count);
  return Array.from({ length: count }, (_, band) => items.slice(start(band), start(band + 1)));
};

/** After mounting it applies the pseudo-state to the target and its ancestors, as in a browser. */
function Cell({
  acts,
  pseudo,
  className,
  children,
}: {
  acts?: string;
  pseudo?: PseudoState;
  className: string;
  children: ReactNode;
}) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = pseudo && acts ? cell.current?.querySelector(acts) : undefined;
    if (!pseudo || !target) return;
    target.classList.add(...pseudo.target);
    for (
      let around = target.parentElement;
      around && around !== cell.current;
      around = around.parentElement
    ) {
      around.classList.add(...pseudo.around);
    }
  });
  return (
    <div ref={cell} className={className}>
      {children}
    </div>
  );
}

const heading = 'text-small font-semibold text-ink-soft';

interface GridProps<Props extends object> {
  readonly name: string;
  readonly component: (props: Props) => ReactNode;
  readonly plan: SheetPlan<Props>;
  readonly args: object;
}

function Grid<Props extends object>({ name, component, plan, args }: GridProps<Props>) {
  const { most, className, align } = CELLS[plan.cell ?? 'narrow'];
  const rows = toRows(plan);
  const isTitled = rows.length > 1;
  return (
    <div
      role="region"
      aria-label={`Sheet of ${name}`}
      tabIndex={0}
      className="relative grid gap-8 overflow-x-auto p-1"
    >
      {inBands(toStates(plan), most).map((states) => (
        <table key={states[0]?.label} className="w-full min-w-216 table-fixed border-collapse">
          <caption className="sr-only">{`${name}: ${states.map(({ label }) => label).join(', ')}`}</caption>
          <thead>
            <tr className="border-b border-line">
              {isTitled ? (
                <th scope="col" className="w-28">
                  <span className="sr-only">variant</span>
                </th>
              ) : null}
              {states.map(({ label }) => (
                <th key={label} scope="col" className={clsx(heading, 'px-3 pb-2 text-start')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-b border-line">
                {isTitled ? (
                  <th scope="row" className={clsx(heading, align, 'py-4 pe-3 text-start')}>
                    {row.label}
                  </th>
                ) : null}
                {states.map((state) => {
                  // Together, the story's args and the plan contain all required props.
                  const props = { ...args, ...plan.props, ...row.props, ...state.props } as Props;
                  return (
                    <td key={state.label} className={clsx(align, 'px-3 py-4 text-start')}>
                      <Cell
                        acts={plan.acts}
                        pseudo={state.pseudo}
                        className={clsx(className, plan.cellClassName?.(props))}
                      >
                        {createElement(component, props)}
                      </Cell>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

type PropsOf<Component extends (props: never) => ReactNode> = Parameters<Component>[0];

/**
 * Shows every variant and state of a component in one labelled grid, with variants as rows and states as columns. Use it in
 * the story *Sheet*, with the tag `sheet`.
 */
export const sheet = <Component extends (props: never) => ReactNode>(
  component: Component,
  plan: SheetPlan<PropsOf<Component>>,
) => ({
  parameters: {
    layout: 'padded',
    // Its code would be the grid's.
    docs: { codePanel: false, source: { type: 'code' } },
    // The grid sets these itself.
    controls: {
      exclude: Object.keys({ ...plan.rows, ...plan.columns, ...plan.props }),
    },
    // The same landmark appears many times with one name, unlike on a real page.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args: object, { title }: { readonly title: string }) => (
    <Grid<PropsOf<Component>>
      name={title.replace(/^.*\/| \(.*$/g, '')}
      component={component}
      plan={plan}
      args={args}
    />
  ),
});
