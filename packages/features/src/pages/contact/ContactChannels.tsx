import { TextLink } from '@iru/ui/text-link';
import { Motif } from '@iru/ui/motif';
import { Mail, MapPin, Phone } from 'lucide-react';

import { brand, emailHref, phoneHref } from '../../content/brand';
import { SOCIAL_LINKS } from '../../content/social-links';
import { contactCopy } from '#words/pages/contact/copy';

const copy = contactCopy.ways;
const { social } = contactCopy;
const lineClasses =
  'inline-flex min-h-11 items-center rounded-sm font-semibold underline underline-offset-4 wrap-anywhere';

export function ContactChannels() {
  return (
    <aside aria-labelledby="ways" className="self-start overflow-hidden rounded-lg bg-sunken">
      <Motif className="h-5 text-primary" />
      <div className="grid gap-6 p-6 sm:p-8">
        <h2 id="ways" className="text-heading">
          {copy.heading}
        </h2>
        <address className="grid gap-5 not-italic">
          <div className="flex gap-4">
            <Phone aria-hidden="true" className="mt-3 size-5 shrink-0 text-accent" />
            <div>
              <a href={phoneHref} translate="no" className={lineClasses}>
                {brand.phone}
              </a>
              <p className="text-small text-ink-soft">{copy.phoneNote}</p>
            </div>
          </div>
          <div className="flex gap-4">
            <Mail aria-hidden="true" className="mt-3 size-5 shrink-0 text-accent" />
            <div>
              <a href={emailHref} translate="no" className={lineClasses}>
                {brand.email}
              </a>
              <p className="text-small text-ink-soft">{copy.emailNote}</p>
            </div>
          </div>
          <div className="flex gap-4">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <div>
              <p className="font-semibold">{brand.address}</p>
              <p className="text-small text-ink-soft">{copy.visitNote}</p>
            </div>
          </div>
        </address>
        <div className="border-t border-line pt-5">
          <h3 className="text-title">{social.heading}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <TextLink
                  external
                  newTabLabel={social.newTab}
                  href={href}
                  variant="nav"
                  className="-ms-2"
                >
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
