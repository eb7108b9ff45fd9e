import { parseAst } from 'rolldown/parseAst';

import type { Handbook } from './handbook';

export interface ComponentDescription {
  /** In the sidebar, such as "Profile card". */
  readonly name: string;
  /** Such as `profile-card/blurred`. */
  readonly entry: string;
  /** Its name in the code. */
  readonly code: string;
  readonly purpose: string;
  readonly example: string;
  readonly props: string;
  readonly handbook: Handbook;
  /** `plays` are the stories with interaction tests. */
  readonly stories: readonly string[];
  readonly plays: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const findProperty = (node: Node, name: string): Node | undefined => {
  if (node.type === 'Property' && (node['key'] as Node)['name'] === name)
    return node['value'] as Node;
  for (const value of Object.values(node).flat())
    if (isNode(value)) {
      const found = findProperty(value, name);
      if (found) return found;
    }
  return undefined;
};

export const firstExample = (handbook: string): string => {
  const program = parseAst(handbook, { lang: 'tsx' }) as unknown as Node;
  const dos = findProperty(program, 'dos');
  const show = dos && findProperty(dos, 'show');
  const body = show?.['body'];
  const lines = isNode(body) ? handbook.slice(body.start, body.end).split('\n') : [];
  const indent = Math.min(...lines.slice(1).map((line) => line.search(/\S|$/)));
  return lines.map((line, index) => (index === 0 ? line : line.slice(indent))).join('\n');
};

const list = (title: string, lines: readonly string[]) =>
  `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

export const describeComponent = (of: ComponentDescription): string => {
  const { keys, noKeys } = of.handbook;
  return [
    `# ${of.name}\n\n${of.purpose}\n`,
    `\`\`\`tsx\nimport { ${of.code} } from '@iru/ui/${of.entry}';\nimport '@iru/ui/${of.entry.split('/')[0]}.css'; // or '@iru/ui/styles.css', once\n\`\`\`\n`,
    `## Example\n\n\`\`\`tsx\n${of.example}\n\`\`\`\n`,
    list('When to use it', of.handbook.whenToUse),
    list('When not to use it', of.handbook.whenNotToUse),
    list('Content', of.handbook.content),
    noKeys === undefined
      ? list(
          'Keyboard',
          keys.map((row) => `**${row.keys}**: ${row.does}`),
        )
      : `## Keyboard\n\nNone of its own. ${noKeys}\n`,
    `## Screen reader\n\n${of.handbook.screenReader}\n`,
    `## Props\n\n\`\`\`ts\n${of.props}\n\`\`\`\n`,
  ].join('\n');
};

/** Returns the list of all pages, in the format of llmstxt.org. */
export const describeLibrary = (all: readonly ComponentDescription[]): string =>
  [
    '# @iru/ui\n\n> Accessible React 19 components. Each has its own entry and style sheet; no Tailwind needed.\n',
    "Run `npm install @iru/ui`, import '@iru/ui/styles.css' once, and import each component from its own entry.\n",
    '## Components\n',
    ...all.map(
      ({ name, entry, purpose }) => `- [${name}](${entry.replace('/', '-')}.md): ${purpose}`,
    ),
    '',
  ].join('\n');
