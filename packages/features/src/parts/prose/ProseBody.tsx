import { Prose } from '@iru/ui/prose';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';

import type { ProseComponents } from '../../content/prose-module';
import { BASE_PATH } from '../../domain/language';
import { systemClock } from '../../platform/clock';
import { copyText } from '../../platform/share';
import { proseCopy as copy } from '#words/parts/prose/copy';
import { type CopiedLink, ProseContext } from './prose-context';
import { proseElements } from './prose-elements';

/** How long the “Link copied” confirmation shows, in milliseconds. */
const CONFIRM_MS = 4000;

export interface ProseBodyProps {
  /** The default export of the text’s module. */
  content: ComponentType<{ components?: ProseComponents }>;
  /** The language of the text. @default the page’s */
  lang?: string | undefined;
  /** The document’s URL without a heading id, such as `/legal?doc=terms`. */
  href: string;
  /** Extra components the document may use. Must be constant. @default none */
  components?: ProseComponents;
}

/** A document’s text at a readable line length. Each heading has a button that copies its link. */
export function ProseBody({ content: Content, lang, href, components }: ProseBodyProps) {
  const [copied, setCopied] = useState<CopiedLink>();
  const elements = useMemo(() => ({ ...proseElements, ...components }), [components]);
  const copyLink = useCallback(
    async (id: string, heading: string) => {
      const url = new URL(`${BASE_PATH}${href}#${id}`, window.location.href).href;
      const done = (await copyText(url)) === 'shared';
      setCopied({ id, heading, url, done });
    },
    [href],
  );
  useEffect(
    () => (copied?.done ? systemClock.later(CONFIRM_MS, () => setCopied(undefined)) : undefined),
    [copied],
  );
  const shared = useMemo(
    () => ({ copied, copyLink: (id: string, heading: string) => void copyLink(id, heading) }),
    [copied, copyLink],
  );
  // Memoised, so that copying a link re-renders only the headings.
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
      <Prose lang={lang} className="max-w-form! print:max-w-none!">
        {text}
      </Prose>
    </ProseContext>
  );
}
