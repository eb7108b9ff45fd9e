'use client';

import { useLabels } from '../../labels/use-labels';
import { textLinkLabels } from './copy';

/** Announced after a link to a new tab; apart from the link, which renders on the server. */
export function NewTabHint({ label }: { label: string | undefined }) {
  const { newTab } = useLabels('textLink', textLinkLabels);
  return <span className="sr-only">{` ${label ?? newTab}`}</span>;
}
