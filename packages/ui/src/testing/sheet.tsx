import { clsx } from 'clsx';
import { createElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The variants' data of a component by the prop that takes each: lists of all the values that a prop may have. */
type Axes<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

/** The width of a cell, and how many fit side by side in 900 px, the width of a story beside the sidebar at 1280 px. */
const CELLS = {
  narrow: { most: 4, className: 'max-w-38', align: 'align-middle' },
  card: { most: 2, className: 'max-w-88', align: 'align-top' },
  form: { most: 2, className: 'max-w-80', align: 'align-top' },
  half: { most: 1, className: 'max-w-124', align: 'align-top' },
} as const;

/** What the sheet of a component shows. */
export interface SheetPlan<Props> {
  /** The variants' data: each combination is a row. */
  readonly rows?: Axes<Props>;
  /** More of the data, where every combination would be too many: each value is a column. */
  readonly columns?: Axes<Props>;
  /** The conditions that the component knows, each a column: its name, and the props that bring it about. */
  readonly conditions?: Readonly<Record<string, Partial<Props>>>;
  /** What the pointer and the focus meet, as a selector; the first in a cell takes them. Left out where nothing does. */
  readonly acts?: string;
  /** What is other than in the stories: shorter words, a fixed clock. */
  readonly props?: Partial<Props>;
  /** How wide a cell is. @default 'narrow' */
  readonly cell?: keyof typeof CELLS;
  /** Classes of the ground that a cell needs, such as a dark picture under what is made for one. */
  readonly ground?: (props: Props) => string | undefined;
}

/** A heading of the grid, and the props that it stands for. */
interface Choice<Props> {
  readonly label: string;
  readonly props: Partial<Props>;
}

interface State<Props> extends Choice<Props> {
  readonly touch?: Touch;
}

/** The classes by which storybook-addon-pseudo-states shows what only a pointer or a key brings about. */
interface Touch {
  readonly target: readonly string[];
  readonly around: readonly string[];
}

const TOUCHES: Readonly<Record<string, Touch>> = {
  hover: { target: ['pseudo-hover'], around: ['pseudo-hover'] },
  focus: { target: ['pseudo-focus', 'pseudo-focus-visible'], around: ['pseudo-focus-within'] },
  pressed: { target: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
};

/** A word as long as the languages of the region have them. */
export const LONG_WORD = 'Umunyamabanganshingwabikorwawumurengewakimironko';

/** The value in words; a number says what it is a number of. */
const nameOf = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  return typeof value === 'number' ? `${name} ${value}` : String(value);
};

const choicesOf = <Props,>(name: string, values: readonly unknown[]): Choice<Props>[] =>
  values.map((value) => ({
    label: nameOf(name, value),
    props: { [name]: value } as Partial<Props>,
  }));

const listsOf = (axes: object = {}): [string, readonly unknown[]][] =>
  Object.entries(axes).filter((entry): entry is [string, readonly unknown[]] =>
    Array.isArray(entry[1]),
  );

/** Every combination of the variants' data. */
const rowsOf = <Props,>({ rows }: SheetPlan<Props>): Choice<Props>[] =>
  listsOf(rows).reduce<Choice<Props>[]>(
    (before, [name, values]) =>
      before.flatMap((row) =>
        choicesOf<Props>(name, values).map((choice) => ({
          label: row.label ? `${row.label}, ${choice.label}` : choice.label,
          props: { ...row.props, ...choice.props },
        })),
      ),
    [{ label: '', props: {} }],
  );

/** At rest, under a pointer and a key where something acts, and in each condition. */
const statesOf = <Props,>({ columns, conditions = {}, acts }: SheetPlan<Props>): State<Props>[] => [
  { label: 'rest', props: {} },
  ...(acts ? Object.entries(TOUCHES).map(([label, touch]) => ({ label, props: {}, touch })) : []),
  ...listsOf(columns).flatMap(([name, values]) => choicesOf<Props>(name, values)),
  ...Object.entries(conditions).map(([label, props]) => ({ label, props })),
];

const inBands = <Item,>(items: readonly Item[], most: number): Item[][] => {
  const count = Math.ceil(items.length / most);
  // As even as they come: no band of one after full ones.
  const start = (band: number) => Math.ceil((band * items.length) / count);
  return Array.from({ length: count }, (_, band) => items.slice(start(band), start(band + 1)));
};

/** One look, touched once it stands: what is around a control feels the pointer too, as in a browser. */
function Cell({
  acts,
  touch,
  className,
  children,
}: {
  acts?: string;
  touch?: Touch;
  className: string;
  children: ReactNode;
}) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = touch && acts ? cell.current?.querySelector(acts) : undefined;
    if (!touch || !target) return;
    target.classList.add(...touch.target);
    for (
      let around = target.parentElement;
      around && around !== cell.current;
      around = around.parentElement
    ) {
      around.classList.add(...touch.around);
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
  const rows = rowsOf(plan);
  const isTitled = rows.length > 1;
  return (
    <div
      role="region"
      aria-label={`Sheet of ${name}`}
      tabIndex={0}
      className="grid gap-8 overflow-x-auto p-1"
    >
      {inBands(statesOf(plan), most).map((states) => (
        <table key={states[0]?.label} className="w-full min-w-[54rem] table-fixed border-collapse">
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
                  // The story's arguments and the plan together are all the props that the component needs.
                  const props = { ...args, ...plan.props, ...row.props, ...state.props } as Props;
                  return (
                    <td key={state.label} className={clsx(align, 'px-3 py-4 text-start')}>
                      <Cell
                        acts={plan.acts}
                        touch={state.touch}
                        className={clsx(className, plan.ground?.(props))}
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

/** What the story *Sheet* takes: the grid, and the rule that a sheet breaks by what it is. */
interface SheetStory {
  readonly parameters: object;
  readonly render: (args: object, context: { readonly title: string }) => ReactElement;
}

type PropsOf<Component extends (props: never) => ReactNode> = Parameters<Component>[0];

/**
 * All that a component can be, in one labelled grid: rows are its variants' data, columns its states. Stands in the story
 * *Sheet*, which has the tag `sheet`.
 */
export const sheet = <Component extends (props: never) => ReactNode>(
  component: Component,
  plan: SheetPlan<PropsOf<Component>>,
): SheetStory => ({
  parameters: {
    layout: 'padded',
    // The same part stands here many times under one name, as it never does on a page.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args, { title }) => (
    <Grid<PropsOf<Component>>
      name={title.replace(/^.*\/| \(.*$/g, '')}
      component={component}
      plan={plan}
      args={args}
    />
  ),
});
