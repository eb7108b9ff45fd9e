import type { Crumb } from '../domain/breadcrumb-trail';
import type { RoutePath } from '../paths';
import { shellCopy } from './copy';

const { nav, footer } = shellCopy;
const LINKS = [...nav, ...footer.exploreLinks, ...footer.trustLinks];

/** The pages that no link of the shell names. */
type OtherPath = Exclude<RoutePath, (typeof LINKS)[number]['href']>;

/** Returns the labels of breadcrumbs in a language: those of the shell's links, and a table for the other pages. */
export const translatedCrumbs = (others: Readonly<Record<OtherPath, string>>) => {
  const labels = new Map<string, string>([
    ...Object.entries(others),
    ...LINKS.map(({ href, label }) => [href, label] as const),
  ]);
  return ({ path, label }: Crumb): string => labels.get(path) ?? label;
};
