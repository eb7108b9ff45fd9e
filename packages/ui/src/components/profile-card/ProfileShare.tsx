import { Link2 } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import type { ProfileCardLabels, ShareLink } from './ProfileCard.types';

export interface ProfileShareProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The networks to offer. */
  links: readonly ShareLink[];
  /** Called before a network opens; call `preventDefault` to open it in another way. */
  onShareLink?: (link: ShareLink, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Copies the profile's link. */
  onCopyLink: () => void;
  /** The link to copy by hand, if the browser refused to copy it or to open a window. */
  manualLink?: string;
  /** The labels of the card. */
  labels: ProfileCardLabels;
}

const pillClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-edge bg-canvas px-4 ' +
  'text-ink no-underline transition-colors duration-fast hover:border-ink';

/** The share options for a device without its own share sheet (CARD-2). */
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
            className={pillClasses}
            onClick={(event) => onShareLink?.(link, event)}
          >
            <span>{link.label}</span>
            <span className="sr-only">{` ${labels.newTab}`}</span>
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={pillClasses}
          onClick={ignoreDoubleClick(onCopyLink)}
          onKeyDown={preventEnterRepeat}
        >
          <Link2 aria-hidden="true" className="size-4" />
          <span>{labels.copyLink}</span>
        </button>
      </li>
      {manualLink ? (
        <li className="basis-full">
          <label className="block text-small text-ink-soft">
            <span>{labels.manualLink}</span>
            <input
              readOnly
              value={manualLink}
              className="mt-1 block min-h-11 w-full rounded-md border border-edge bg-canvas px-3 text-body text-ink"
              onFocus={(event) => event.currentTarget.select()}
              // A mouse press would place the caret and undo the selection.
              onClick={(event) => event.currentTarget.select()}
            />
          </label>
        </li>
      ) : null}
    </ul>
  );
}
