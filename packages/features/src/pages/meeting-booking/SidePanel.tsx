import { Accordion } from '@iru/ui/accordion';
import { TextLink } from '@iru/ui/text-link';

import lake from '../../assets/scenes/lake.svg';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { type Destination, DESTINATIONS } from '../../content/destinations';

const copy = meetingBookingCopy.side;

function Places({ list }: { list: readonly Destination[] }) {
  return (
    <ul className="text-ink">
      {list.map(({ name, where, href }) => (
        <li key={href} className="py-1.5">
          <TextLink
            external
            href={href}
            newTabLabel={copy.places.newTab}
            className="inline-block py-1"
          >
            {name}
          </TextLink>
          {where ? <span className="block text-small text-ink-soft">{where}</span> : null}
        </li>
      ))}
    </ul>
  );
}

const groups = DESTINATIONS.map(({ id, heading, list }) => ({
  value: id,
  heading: `${heading} (${list.length})`,
  content: <Places list={list} />,
}));

/** The side panel about the product, Rwanda and places to visit (BOOK-3). */
export function SidePanel() {
  return (
    <div className="grid content-start gap-10">
      <section
        aria-labelledby="about-product"
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        <img
          src={lake}
          alt={copy.picture}
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          className="aspect-2/1 w-full object-cover"
        />
        <div className="p-5 sm:p-6">
          <h2 id="about-product" className="text-title">
            {copy.product.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{copy.product.text}</p>
        </div>
      </section>
      <section aria-labelledby="about-rwanda">
        <h2 id="about-rwanda" className="text-title">
          {copy.rwanda.heading}
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {copy.rwanda.facts.map(({ name, text }) => (
            <div key={name} className="grid grid-cols-[6rem_1fr] gap-x-3 py-2.5">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="destinations">
        <h2 id="destinations" className="text-title">
          {copy.places.heading}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{copy.places.intro}</p>
        <Accordion items={groups} defaultValue="rwanda" />
      </section>
    </div>
  );
}
