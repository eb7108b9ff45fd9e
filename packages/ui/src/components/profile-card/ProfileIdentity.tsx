import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

export type ProfileHeadingLevel = 2 | 3 | 4;

export interface ProfileIdentityProps {
  /** The person's name, as the heading. */
  heading: ReactNode;
  /** The heading level on the page. */
  level: ProfileHeadingLevel;
  /** The id of the heading, for aria-labelledby. */
  id: string;
  /** The location, below the heading. */
  meta: string;
}

/** The name and location below a picture, overlapping its corner. */
export function ProfileIdentity({ heading, level, id, meta }: ProfileIdentityProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx('relative -mt-9 w-fit max-w-[88%] rounded-se-lg bg-raised ps-5 pe-6 pt-3')}
    >
      <Heading id={id} className="text-title wrap-anywhere">
        {heading}
      </Heading>
      <p className="mt-1 flex items-start gap-1.5 text-small text-ink-soft">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{meta}</span>
      </p>
    </div>
  );
}
