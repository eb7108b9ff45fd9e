import { Link2 } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import type { ProfileCardLabels, ShareLink } from './ProfileCard.types';

export interface ProfileShareProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The networks on offer. */
  links: readonly ShareLink[];
  /** Told before a network opens; prevent the event to open it otherwise. */
  onShareLink?: (link: ShareLink, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Copies the address of the profile. */
  onCopyLink: () => void;
  /** The address to copy by hand, once the browser has refused to copy or to open a window. */
  manualLink?: string;
  /** The words of the card. */
  labels: ProfileCardLabels;
}

const pill =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-edge bg-canvas px-4 ' +
  'text-ink no-underline transition-colors duration-fast hover:border-ink';

/** The ways to share where the device has none of its own (CARD-2). */
export function ProfileShare({
  links,
  onShareLink,
  onCopyLink,
  manualLink,
  labels,
  ...rest
}: ProfileShareProps) {
  return (
    <ul {...rest} aria-label={labels.shareList}>
      {links.map((link) => (
        <li key={link.id}>
          <a
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            className={pill}
            onClick={(event) => onShareLink?.(link, event)}
          >
            {link.label}
            <span className="sr-only">{` ${labels.opensElsewhere}`}</span>
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={pill}
          onClick={ignoreDoubleClick(onCopyLink)}
          onKeyDown={preventEnterRepeat}
        >
          <Link2 aria-hidden="true" className="size-4" />
          {labels.copyLink}
        </button>
      </li>
      {manualLink ? (
        <li className="basis-full">
          <label className="block text-small text-ink-soft">
            {labels.manualLink}
            <input
              readOnly
              value={manualLink}
              className="mt-1 block min-h-11 w-full rounded-md border border-edge bg-canvas px-3 text-body text-ink"
              onFocus={(event) => event.currentTarget.select()}
              // A press with the mouse would put the caret there and select nothing.
              onClick={(event) => event.currentTarget.select()}
            />
          </label>
        </li>
      ) : null}
    </ul>
  );
}
