import { Logo } from '@iru/ui/logo';
import { Motif } from '@iru/ui/motif';

import { brand, emailHref, phoneHref } from '../content/brand';
import { SOCIAL_LINKS } from '../content/social-links';
import { LanguageLinks } from '../parts/language/LanguageLinks';
import { PATHS } from '../paths';
import { shellCopy } from '#words/shell/copy';
import { FooterDuties } from './FooterDuties';
import { FooterLink, footerLinkClasses } from './FooterLink';
import { EXPLORE_LINKS, TRUST_LINKS } from './links';

const copy = shellCopy.footer;
function LinkList({
  title,
  links,
}: {
  title: string;
  links: readonly { href: string; label: string }[];
}) {
  return (
    <div>
      <h2 className="font-text text-small font-semibold tracking-wide text-on-night/75 uppercase">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <FooterLink to={href}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site footer: links, contact details and the company behind the product. */
export function Footer() {
  return (
    <footer aria-label={copy.label} data-print="hide" className="bg-night text-on-night">
      <Motif className="h-6 text-primary" />
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-5 py-7 max-xs:grid-cols-1 sm:gap-10 sm:py-14 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="col-span-full max-w-card sm:col-span-1">
          <p className="flex items-center gap-3 font-display text-heading">
            <Logo size={40} className="[&_path:nth-child(2)]:fill-on-night" />
            <span translate="no">{brand.name}</span>
          </p>
          <p className="mt-3 text-on-night/85">{copy.promise}</p>
          <LanguageLinks className="mt-1" />
        </div>
        <LinkList
          title={copy.explore}
          links={[...EXPLORE_LINKS, { href: PATHS.preview, label: shellCopy.preview }]}
        />
        <LinkList title={copy.trust} links={TRUST_LINKS} />
        <div className="col-span-full sm:col-span-1">
          <h2 className="font-text text-small font-semibold tracking-wide text-on-night/75 uppercase">
            {copy.reach}
          </h2>
          <address className="mt-2 not-italic">
            <a href={emailHref} translate="no" className={footerLinkClasses}>
              {brand.email}
            </a>
            <br />
            <a href={phoneHref} translate="no" className={footerLinkClasses}>
              {brand.phone}
            </a>
            <p className="mt-2">{brand.address}</p>
          </address>
          <h2 className="mt-4 font-text text-small font-semibold tracking-wide text-on-night/75 uppercase">
            {copy.follow}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {SOCIAL_LINKS.map(({ href, name }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={footerLinkClasses}
                >
                  <span>{name}</span>
                  <span className="sr-only">{` ${copy.newTab}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-on-night/20 pt-4 pb-[calc(6rem+var(--bar-height))] sm:gap-6 sm:pt-6 sm:pb-[calc(2rem+var(--bar-height))]">
        <p className="text-small text-on-night/80">{copy.copyright}</p>
        <FooterDuties />
      </div>
    </footer>
  );
}
