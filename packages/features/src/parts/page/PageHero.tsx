import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { PageCopy } from './page-copy';
import { PageHead } from './PageHead';
import { PageTitle } from './PageTitle';

export interface PageHeroProps {
  copy: PageCopy;
  /** A picture beside the text, in a 3:2 ratio. @default an imigongo pattern */
  picture?: { src: string; alt: string };
  children?: ReactNode;
}

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
