import { Thumbnail } from '@iru/ui/thumbnail';
import { clsx } from 'clsx';
import { useState } from 'react';

import { useLazyDialog } from '../../parts/lazy/use-lazy-dialog';
import { shareStoryCopy } from '#words/pages/share-story/copy';
import { photos } from './photos';

const copy = shareStoryCopy.gallery;
const loadLightbox = () => import('./Lightbox');

/** Eight couples, two of them larger; a picture opens in a lightbox. */
export function Gallery() {
  const [position, setPosition] = useState(0);
  const lightbox = useLazyDialog(loadLightbox);
  return (
    <section aria-labelledby="gallery" className="page-width pb-(--section-space)">
      <h2 id="gallery" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{copy.intro}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {photos.map(({ id, src, names, place, alt }, at) => (
          <li
            key={id}
            className={clsx(
              at === 0 && 'col-span-2 row-span-2',
              at === photos.length - 1 && 'col-span-2',
            )}
          >
            <Thumbnail
              src={src}
              alt={alt}
              width={960}
              height={720}
              caption={names}
              detail={place}
              actionLabel={copy.open}
              ratio={at === photos.length - 1 ? 'wide' : 'standard'}
              onClick={() => {
                setPosition(at);
                lightbox.open();
              }}
            />
          </li>
        ))}
      </ul>
      {lightbox.code ? (
        <lightbox.code.Lightbox position={position} onMove={setPosition} onClose={lightbox.close} />
      ) : null}
      {lightbox.statusElement}
    </section>
  );
}
