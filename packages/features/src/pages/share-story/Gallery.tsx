import { clsx } from 'clsx';
import { useState } from 'react';

import { useLoaded } from '../../parts/late/use-loaded';
import { shareStoryCopy } from './copy';
import { photos } from './photos';

const copy = shareStoryCopy.gallery;
const loadLightbox = () => import('./Lightbox');

/** Eight couples, two of them larger; a picture opens in a lightbox. */
export function Gallery() {
  const [open, setOpen] = useState<number>();
  const lightbox = useLoaded(open !== undefined, loadLightbox);
  return (
    <section aria-labelledby="gallery" className="page-width pb-(--section-space)">
      <h2 id="gallery" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{copy.intro}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {photos.map(({ src, names, place, alt }, at) => (
          <li key={names} className={clsx(at === 0 && 'col-span-2 row-span-2', at === photos.length - 1 && 'col-span-2')}>
            <button
              type="button"
              className="group relative block size-full overflow-hidden rounded-md"
              onClick={() => setOpen(at)}
            >
              <img
                src={src}
                alt={alt}
                width={960}
                height={720}
                loading="lazy"
                decoding="async"
                className={clsx(
                  'size-full object-cover transition-[scale] duration-slow ease-out group-hover:scale-103',
                  at === photos.length - 1 ? 'aspect-8/3' : 'aspect-4/3',
                )}
              />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/85 to-night/0 p-3 pt-8 text-start text-small font-semibold text-on-night">
                {names}
                <span className="block font-normal">{place}</span>
                <span className="sr-only">{copy.open}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft not-empty:mt-4">
        {open !== undefined && lightbox.state === 'failed' ? copy.unavailable : null}
      </p>
      {open !== undefined && lightbox.state === 'ready' ? (
        <lightbox.value.Lightbox position={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      ) : null}
    </section>
  );
}
