import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readColours, type ThemeColours } from '../packages/ui/src/tokens/read-tokens.ts';

/** What the manager takes from the product: its colours and its name with the mark. */
export interface ManagerFacts {
  readonly colours: ThemeColours;
  readonly brand: {
    readonly title: string;
    /** The mark beside the name, as an address, for either theme. */
    readonly image: { readonly light: string; readonly dark: string };
  };
}

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The mark as the page icon draws it, its second diamond in the colour of the text, and the name after it. */
const withName = (mark: string, second: string, ink: string): string => {
  const drawn = mark.replace(second, ink).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="110" height="40">',
    drawn,
    `<text x="60" y="35" font-family="Fraunces, Georgia, serif" font-size="34" font-weight="600" fill="${ink}">Iru</text>`,
    '</svg>',
  ].join('');
};

/** The page icon, as the site has it. */
export const pageIcon = (): string =>
  `<link rel="icon" type="image/svg+xml" href="${address(read('../apps/site/public/favicon.svg').trim())}">`;

/** What stands in the head of the manager: the page icon, and the facts for its theme. */
export const managerHead = (): string => {
  const mark = read('../apps/site/public/favicon.svg').trim();
  const colours = readColours(JSON.parse(read('../packages/ui/src/tokens/tokens.json')));
  const named = (ink = '') => address(withName(mark, colours.light['ring'] ?? '', ink));
  const image = { light: named(colours.light['ink']), dark: named(colours.dark['ink']) };
  const facts: ManagerFacts = { colours, brand: { title: 'Iru', image } };
  return [pageIcon(), `<script>globalThis.IRU_MANAGER = ${JSON.stringify(facts)};</script>`].join(
    '\n',
  );
};
