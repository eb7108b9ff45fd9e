import { TextLink } from '@iru/ui/text-link';
import { useState } from 'react';

import hills from '../../assets/channels/hills.svg';
import stories from '../../assets/channels/stories.svg';
import table from '../../assets/channels/table.svg';
import voices from '../../assets/channels/voices.svg';
import { shareStoryCopy } from '#words/pages/share-story/copy';
import { type ChannelId, CHANNELS } from './data';

const copy = shareStoryCopy.channels;
const logos: Readonly<Record<ChannelId, string>> = { hills, stories, table, voices };

interface ChannelLogoProps {
  src: string;
  code: string;
}

/** Shows the letters if the logo doesn't load (SHARE-1). */
function ChannelLogo({ src, code }: ChannelLogoProps) {
  const [broken, setBroken] = useState(false);
  return (
    <span
      aria-hidden="true"
      data-state={broken ? 'code' : 'picture'}
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-night font-display text-title text-on-night"
    >
      {broken ? (
        code
      ) : (
        <img
          // It may have failed before hydration.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setBroken(true);
          }}
          src={src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** The four video channels, each with a link (SHARE-1). */
export function Channels() {
  return (
    <section aria-labelledby="channels" className="page-width py-(--section-space)">
      <h2 id="channels" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-2 text-lead text-ink-soft">{copy.intro}</p>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {CHANNELS.map(({ id, name, code, href }) => (
          <li key={id} className="flex gap-5">
            <ChannelLogo src={logos[id]} code={code} />
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="mt-1 text-ink-soft">{copy.list[id]}</p>
              <TextLink
                external
                newTabLabel={copy.newTab}
                href={href}
                className="inline-block min-h-11 py-2"
              >
                {copy.visit(name)}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
