import type { Crumb } from '../domain/breadcrumb-trail';

/** Returns the label of a breadcrumb; in English, its path gives it (SHELL-3). */
export const crumbLabel = ({ label }: Crumb): string => label;
