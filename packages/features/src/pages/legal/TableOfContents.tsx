import { clsx } from 'clsx';
import { List } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import type { OutlineEntry } from '../../content/prose-module';
import { UNTRANSLATED } from '../../content/untranslated';
import { scrollSmoothlyOnce } from '../../parts/prose/scroll-to-heading';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { FoldedNav } from './FoldedNav';
import { useCurrentHeading } from './use-current-heading';

/** Leaves about one line of the element's neighbours visible. */
const MARGIN_PX = 32;

/** Scrolls a container, but none of its ancestors, just far enough to show one of its elements. */
const scrollIntoViewIfNeeded = (container: Element, element: Element): void => {
  const frame = container.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top) container.scrollTop -= frame.top - top + MARGIN_PX;
  else if (bottom > frame.bottom) container.scrollTop += bottom - frame.bottom + MARGIN_PX;
};

export interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
  /** Without a heading id. */
  href: string;
  targetId: string;
}

export function TableOfContents({ outline, href, targetId }: TableOfContentsProps) {
  const current = useCurrentHeading(outline, targetId);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = box.current?.querySelector('[aria-current]');
    if (box.current && link) scrollIntoViewIfNeeded(box.current, link);
  }, [current]);
  return (
    <FoldedNav
      ref={box}
      label={copy.contents}
      icon={<List aria-hidden="true" className="size-5 text-primary" />}
      className={clsx(
        'rounded-md border border-line bg-surface lg:rounded-none lg:border-0 lg:bg-transparent',
        'lg:col-start-2 lg:row-start-1',
      )}
      listClassName="border-line px-2 pb-2 lg:border-s lg:p-0"
    >
      {(collapse) =>
        outline.map(({ id, depth, text }) => (
          <li key={id}>
            <Link
              to={`${href}#${id}`}
              lang={UNTRANSLATED}
              preventScrollReset
              aria-current={current === id ? 'location' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-sm py-1.5 pe-2',
                'text-small leading-snug text-ink-soft hover:text-ink',
                'lg:-ms-px lg:min-h-0 lg:rounded-none lg:border-s-2 lg:border-transparent',
                'aria-[current=location]:border-primary aria-[current=location]:font-semibold',
                'aria-[current=location]:forced-selected aria-[current=location]:text-primary',
                depth === 2 ? 'ps-3' : 'ps-7',
              )}
              onClick={() => {
                scrollSmoothlyOnce();
                collapse();
              }}
            >
              {text}
            </Link>
          </li>
        ))
      }
    </FoldedNav>
  );
}
