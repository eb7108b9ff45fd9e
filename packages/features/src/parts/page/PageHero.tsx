import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { PageCopy } from './page-copy';
import { PageHead } from './PageHead';
import { PageTitle } from './PageTitle';

export interface PageHeroProps {
  /** The words of the page. */
  copy: PageCopy;
  /** A wide picture beside the words, 3 to 2. @default an imigongo band */
  picture?: { src: string; alt: string };
  /** What the visitor can do first. */
  children?: ReactNode;
}

/** The opening of an information page: its heading, one paragraph, its first action, and a picture beside them. */
export function PageHero({ copy, picture, children }: PageHeroProps) {
  return (
    <div
      className={clsx(
        'page-width grid items-center gap-8 pt-8 pb-(--section-space)',
        'md:grid-cols-[1.1fr_1fr] md:gap-14 md:pt-14',
        'print:grid-cols-[2fr_1fr] print:pt-0',
      )}
    >
      <PageHead title={copy.title} description={copy.description} />
      <div>
        <PageTitle heading={copy.heading} intro={copy.intro} />
        {children ? (
          <div data-print="hide" className="mt-8 flex flex-wrap gap-3">
            {children}
          </div>
        ) : null}
      </div>
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={1200}
          height={800}
          decoding="async"
          className="aspect-3/2 w-full rounded-lg object-cover"
        />
      ) : (
        <Motif pattern="diamonds" className="hidden h-64 w-full text-primary md:block" />
      )}
    </div>
  );
}
