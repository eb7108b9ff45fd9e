import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactElement, useId } from 'react';

import { cardRecipe } from '../card/Card.variants';
import { Motif } from '../motif/Motif';
import { type ProfileHeadingLevel, ProfileIdentity } from './ProfileIdentity';

export interface MaskedPicture {
  /** The URL of the small, already blurred file; this card never receives a clear one. */
  src: string;
  /** The alternative text, naming no one. */
  alt: string;
  /** Its natural width in pixels. */
  width: number;
  /** Its natural height in pixels. */
  height: number;
}

export interface ProfileCardBlurredProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'children'
> {
  /** The masked picture. */
  picture: MaskedPicture;
  /** What can be shown about the person without naming them, such as an age. */
  heading: string;
  /** The location, below the heading. */
  meta: string;
  /** The link that removes the mask; it covers the whole card. */
  link: ReactElement;
  /** The heading level on the page. @default 3 */
  headingLevel?: ProfileHeadingLevel;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

const mask =
  'M60 16 88 4 118 22 104 54 78 66 60 48 42 66 16 54 2 22 32 4Z' +
  'M36 24 20 34 36 46 50 36ZM84 24 70 36 84 46 100 34Z';

/** A person behind the Digital Love Mask, for a visitor who has not signed up (CARD-1). */
export function ProfileCardBlurred({
  picture,
  heading,
  meta,
  link,
  headingLevel = 3,
  className,
  ...rest
}: ProfileCardBlurredProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}heading`}
      {...rest}
      data-state="masked"
      className={clsx(cardRecipe({ variant: 'raised', interactive: true }), 'group', className)}
    >
      <div className="relative aspect-4/5 overflow-hidden bg-mask">
        <img
          {...picture}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full scale-110 object-cover blur-md"
        />
        <div className="absolute inset-0 bg-linear-to-b from-mask/25 via-mask/35 to-mask/75" />
        <svg
          aria-hidden="true"
          viewBox="0 0 120 72"
          className="absolute inset-x-0 top-[24%] mx-auto w-3/5 text-on-mask drop-shadow-lg"
        >
          <path d={mask} fill="currentColor" fillRule="evenodd" />
          <path d="M60 24 67 33 60 42 53 33Z" className="fill-coin-fill" />
        </svg>
      </div>
      <ProfileIdentity id={`${id}heading`} level={headingLevel} heading={heading} meta={meta} />
      <div className="mt-auto px-5 pt-4 pb-5">
        <Slot
          aria-describedby={`${id}heading`}
          className={clsx(
            'flex min-h-11 w-full items-center justify-center rounded-full border border-transparent px-6 py-2',
            'bg-primary text-center font-semibold text-on-primary no-underline transition-colors duration-fast',
            'group-hover:bg-primary-hover after:absolute after:inset-0 after:rounded-lg forced:border-current',
          )}
        >
          {link}
        </Slot>
        <Motif pattern="zigzag" scale={0.5} className="mt-5 text-line" />
      </div>
    </article>
  );
}
