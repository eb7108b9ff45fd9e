import { IconButton } from '@iru/ui/icon-button';
import { clsx } from 'clsx';
import { Check, Link2 } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useContext } from 'react';

import { proseCopy as copy } from '#words/parts/prose/copy';
import { ProseContext } from './prose-context';

const getTextContent = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part);
      return isValidElement<{ children?: ReactNode }>(part)
        ? getTextContent(part.props.children)
        : '';
    })
    .join('');

export interface ProseHeadingProps {
  level: 2 | 3;
  id?: string | undefined;
  children?: ReactNode;
}

export function ProseHeading({ level, id, children }: ProseHeadingProps) {
  const { copied, copyLink } = useContext(ProseContext);
  const Heading = `h${level}` as const;
  const text = getTextContent(children);
  const isCopied = copied !== undefined && copied.id === id;
  return (
    <div
      className={clsx(
        'break-after-avoid first:mt-0!',
        level === 2 ? 'mt-14! text-heading' : 'mt-9! text-title',
      )}
    >
      {/* The button has no width of its own and hangs into the padding, so it never wraps onto a line alone. */}
      <div className="pe-11 text-balance">
        <Heading
          id={id}
          className={clsx(
            'inline scroll-mt-25 rounded-sm box-decoration-clone',
            'focus:bg-primary-wash focus:outline-none forced:focus:outline-2',
            'focus:shadow-[-0.5rem_0_0_var(--color-primary-wash),0.5rem_0_0_var(--color-primary-wash)]',
          )}
        >
          {children}
        </Heading>
        {id ? (
          <IconButton
            label={copy.copyLink(text)}
            data-print="hide"
            className="-my-3 -me-11 align-middle text-edge! enabled:hover:text-ink! [&_svg]:size-4.5!"
            onClick={() => copyLink(id, text)}
          >
            {isCopied && copied.done ? (
              <Check aria-hidden="true" className="text-success" />
            ) : (
              <Link2 aria-hidden="true" />
            )}
          </IconButton>
        ) : null}
        {isCopied && copied.done ? (
          <span
            aria-hidden="true"
            data-print="hide"
            className="ms-11 inline-block text-small text-success"
          >
            {copy.copied}
          </span>
        ) : null}
      </div>
      {isCopied && !copied.done ? (
        <p data-print="hide" className="mt-2 text-small text-ink-soft">
          <span>{copy.refused}</span> <span className="text-ink select-all">{copied.url}</span>
        </p>
      ) : null}
    </div>
  );
}
