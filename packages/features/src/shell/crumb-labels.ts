import type { Crumb } from '../domain/breadcrumb-trail';
import { LANGUAGE } from '../domain/language';
import type { RoutePath } from '../paths';
import { crumbCopy } from '#words/shell/crumb-copy';
import { EXPLORE_LINKS, NAV_LINKS, TRUST_LINKS } from './links';

const LINKS = [...NAV_LINKS, ...EXPLORE_LINKS, ...TRUST_LINKS];

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
