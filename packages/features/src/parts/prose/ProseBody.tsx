import { Prose } from '@iru/ui/prose';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { ProseComponents, ProseModule } from '../../content/prose-module';
import { systemClock } from '../../platform/clock';
import { copyText } from '../../platform/share';
import { proseCopy as copy } from './copy';
import { type CopiedLink, ProseContext } from './prose-context';
import { proseElements } from './prose-elements';

/** How long a copied link is confirmed, in milliseconds. */
const CONFIRM_MS = 4000;

export interface ProseBodyProps {
  /** The text, as its module exports it by default. */
  content: ProseModule['default'];
  /** The address of the document on this site, to which the id of a heading is added, such as `/legal?doc=terms`. */
  address: string;
  /** Further elements that the document may name; the object must be a constant. @default none */
  components?: ProseComponents;
}

/** The text of a document at a pleasant measure, each heading with a button that copies its address. */
export function ProseBody({ content: Content, address, components }: ProseBodyProps) {
  const [copied, setCopied] = useState<CopiedLink>();
  const elements = useMemo(() => ({ ...proseElements, ...components }), [components]);
  const copyLink = useCallback(
    async (id: string, heading: string) => {
      const url = new URL(`${address}#${id}`, window.location.href).href;
      const done = (await copyText(url)) === 'shared';
      setCopied({ id, heading, url, done });
    },
    [address],
  );
  useEffect(
    () => (copied?.done ? systemClock.later(CONFIRM_MS, () => setCopied(undefined)) : undefined),
    [copied],
  );
  const shared = useMemo(
    () => ({ copied, copyLink: (id: string, heading: string) => void copyLink(id, heading) }),
    [copied, copyLink],
  );
  // Not drawn anew when a link is copied: only the headings look at that.
  const text = useMemo(() => <Content components={elements} />, [Content, elements]);
  const announcement = copied
    ? copied.done
      ? copy.copiedTo(copied.heading)
      : `${copy.refused} ${copied.url}`
    : null;
  return (
    <ProseContext value={shared}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Prose className="max-w-form! print:max-w-none!">{text}</Prose>
    </ProseContext>
  );
}
