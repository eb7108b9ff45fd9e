import { LanguageLinks } from '../parts/language/LanguageLinks';
import { PATHS } from '../paths';
import { shellCopy } from '#words/shell/copy';
import { FooterDuties } from './FooterDuties';
import { FooterLink } from './FooterLink';
import { MEMBER_LINKS } from './linked-pages';

const copy = shellCopy.footer;

/** The footer of member pages: data rights, safety, data use and Quick exit (NAV-2). */
export function CompactFooter() {
  return (
    <footer aria-label={copy.label} data-print="hide" className="bg-night text-on-night">
      <div className="page-width flex flex-wrap items-start justify-between gap-x-8 gap-y-2 pt-3 pb-[calc(5.5rem+var(--bar-height))] sm:gap-y-4 sm:py-5">
        <div>
          <ul className="flex flex-wrap gap-x-5">
            {MEMBER_LINKS.map(({ id, href }) => (
              <li key={href}>
                <FooterLink to={href}>{copy.memberLinks[id]}</FooterLink>
              </li>
            ))}
            <li>
              <FooterLink to={PATHS.preview}>{shellCopy.preview}</FooterLink>
            </li>
          </ul>
          <LanguageLinks />
          <p className="text-small text-on-night/80">{copy.copyright}</p>
        </div>
        <FooterDuties />
      </div>
    </footer>
  );
}
