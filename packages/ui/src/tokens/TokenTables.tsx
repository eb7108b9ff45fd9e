import { contrast, EDGE_PAIRS, readColours, readTokens, TEXT_PAIRS } from './read-tokens';
import css from './tokens.css?raw';

const colours = readColours(css);

/** Every colour role in both themes, with its value. */
export function ColourTable() {
  return (
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Object.keys(colours.light).map((role) => (
        <div key={role} className="flex items-center gap-3 rounded-md border border-line p-2">
          {(['light', 'dark'] as const).map((theme) => (
            <span
              key={theme}
              data-theme={theme}
              className="size-10 shrink-0 rounded-sm border border-edge"
              style={{ background: colours[theme][role] }}
            />
          ))}
          <span className="min-w-0 text-small">
            <b className="block">{role}</b>
            {colours.light[role]} · {colours.dark[role]}
          </span>
        </div>
      ))}
    </div>
  );
}

const pairs = { text: TEXT_PAIRS, edges: EDGE_PAIRS };

export interface ContrastTableProps {
  /** Text on its ground, or edges and rings. */
  kind: keyof typeof pairs;
}

/** The contrast of every pair that the components use, computed from the tokens in both themes. */
export function ContrastTable({ kind }: ContrastTableProps) {
  return (
    <ul className="grid list-none gap-x-8 p-0 sm:grid-cols-2">
      {pairs[kind].map(([front, ground]) => (
        <li key={`${front}-${ground}`} className="flex justify-between border-b border-line py-1 text-small">
          <span>{`${front} / ${ground}`}</span>
          <span className="tabular-nums">
            {(['light', 'dark'] as const)
              .map((theme) => contrast(colours[theme][front] ?? '#000000', colours[theme][ground] ?? '#000000').toFixed(1))
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface ScaleTableProps {
  /** The namespace of the tokens, such as `text`, `radius` or `shadow`. */
  namespace: string;
  /** A sentence to set in each step of the type scale. */
  sample?: string;
}

/** The tokens of one namespace with their values; type is shown set in each step. */
export function ScaleTable({ namespace, sample }: ScaleTableProps) {
  const steps = Object.entries(readTokens(css, namespace)).filter(([name]) => !name.includes('--') && name !== '*');
  return (
    <dl className="grid gap-4">
      {steps.map(([name, value]) => (
        <div key={name} className="border-b border-line pb-3">
          <dt className="text-small font-semibold">
            {`${namespace}-${name}`} <span className="font-normal text-ink-soft">{value}</span>
          </dt>
          {sample ? (
            <dd className="m-0 font-display" style={{ fontSize: `var(--text-${name})`, lineHeight: 1.15 }}>
              {sample}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
