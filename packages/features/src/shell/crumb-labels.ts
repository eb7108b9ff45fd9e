import type { Crumb } from '../domain/breadcrumb-trail';
import { LANGUAGE } from '../domain/language';
import type { RoutePath } from '../paths';
import { shellCopy } from '#words/shell/copy';
import { crumbCopy } from '#words/shell/crumb-copy';

const { nav, footer } = shellCopy;
const LINKS = [...nav, ...footer.exploreLinks, ...footer.trustLinks];

/** The pages that no link of the shell names. */
type OtherPath = Exclude<RoutePath, (typeof LINKS)[number]['href']>;

const labels = (): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...Object.entries(crumbCopy satisfies Readonly<Record<OtherPath, string>>),
    ...LINKS.map(({ href, label }) => [href, label] as const),
  ]);

const translated = LANGUAGE === 'en' ? undefined : labels();

/** Returns the label of a breadcrumb; in English, its path gives it (SHELL-3). */
export const crumbLabel = ({ path, label }: Crumb): string => translated?.get(path) ?? label;
