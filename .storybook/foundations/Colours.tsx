import { contrast, EDGE_PAIRS, TEXT_PAIRS } from '../../packages/ui/src/tokens/contrast';
import { colours } from '../../packages/ui/src/tokens/token-groups';
import { TokenFacts } from './TokenFacts';
import { tokensOf } from './tokens-of';

const THEMES = ['light', 'dark'] as const;

const FAMILIES: readonly {
  readonly title: string;
  readonly roles: RegExp;
  readonly classes: readonly string[];
}[] = [
  { title: 'Grounds', roles: /^(canvas|surface|raised|sunken)$/, classes: ['bg'] },
  { title: 'Text', roles: /^ink/, classes: ['text'] },
  { title: 'Lines', roles: /^(line|edge)$/, classes: ['border'] },
  { title: 'Focus', roles: /^ring$/, classes: ['outline'] },
  { title: 'The main action', roles: /^(on-)?primary/, classes: ['bg', 'text'] },
  { title: 'The second voice', roles: /^(on-)?accent/, classes: ['bg', 'text'] },
  { title: 'Coins', roles: /^(on-)?coin/, classes: ['text'] },
  { title: 'Messages', roles: /^(success|warning|danger)/, classes: ['bg', 'text'] },
  { title: 'Masks and night', roles: /^(on-)?(mask|night)$/, classes: ['bg', 'text'] },
];

const classesOf = (role: string, classes: readonly string[]) => {
  const fitting = role.startsWith('on-')
    ? ['text']
    : /-(wash|hover|fill)$|^(mask|night)$/.test(role)
      ? ['bg']
      : classes;
  return fitting.map((prefix) => `${prefix}-${role}`);
};

export function ColourRoles() {
  const tokens = tokensOf('color');
  return FAMILIES.map(({ title, roles, classes }) => (
    <section key={title} className="mt-8">
      <h3 className="mb-3 text-title">{title}</h3>
      <ul className="grid list-none gap-x-6 gap-y-8 p-0 sm:grid-cols-2 lg:grid-cols-4">
        {tokens
          .filter(({ label }) => roles.test(label))
          .map((token) => (
            <li key={token.name} className="min-w-0">
              <span className="mb-2 flex h-16 overflow-hidden rounded-md border border-edge">
                {THEMES.map((theme) => (
                  <span
                    key={theme}
                    className="grow"
                    style={{ background: colours[theme][token.label] }}
                  />
                ))}
              </span>
              <TokenFacts
                token={token}
                value={THEMES.map((theme) => colours[theme][token.label]).join(' · ')}
                copies={classesOf(token.label, classes)}
              />
            </li>
          ))}
      </ul>
    </section>
  ));
}

const pairs = { text: TEXT_PAIRS, edges: EDGE_PAIRS };

export interface ContrastPairsProps {
  kind: keyof typeof pairs;
}

export function ContrastPairs({ kind }: ContrastPairsProps) {
  return (
    <ul className="grid list-none gap-x-8 p-0 sm:grid-cols-2">
      {pairs[kind].map(([front, ground]) => (
        <li
          key={`${front}-${ground}`}
          className="flex min-w-0 items-center gap-3 border-b border-line py-1.5 text-small"
        >
          <span className="min-w-0 grow">{`${front} on ${ground}`}</span>
          {THEMES.map((theme) => (
            <span
              key={theme}
              className="w-16 shrink-0 rounded-sm py-1 text-center tabular-nums"
              style={
                kind === 'text'
                  ? { background: colours[theme][ground], color: colours[theme][front] }
                  : {
                      background: colours[theme][ground],
                      color: colours[theme]['ink'],
                      outline: `2px solid ${colours[theme][front]}`,
                      outlineOffset: -2,
                    }
              }
            >
              {contrast(
                colours[theme][front] ?? '#000000',
                colours[theme][ground] ?? '#000000',
              ).toFixed(1)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
