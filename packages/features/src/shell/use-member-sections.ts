import { useLocation } from 'react-router-dom';

import { PATHS } from '../paths';
import { shellCopy as copy } from '#words/shell/copy';
import { SECTION_PATHS, sectionAt, type MemberSection, MEMBER_SECTIONS } from './member-sections';

/** A link of the member navigation; `current` is `page` on the section's own page and `true` on its subpages. */
export interface SectionLink {
  readonly id: MemberSection | 'dashboard';
  readonly href: string;
  readonly label: string;
  readonly current: 'page' | 'true' | undefined;
}

/** The five sections and the dashboard, at most one of them current (NAV-1). */
export const useMemberSections = (): {
  readonly sections: readonly SectionLink[];
  readonly dashboard: SectionLink;
} => {
  const { pathname, hash } = useLocation();
  const at = sectionAt(pathname, hash);
  return {
    sections: MEMBER_SECTIONS.map((id) => ({
      id,
      href: SECTION_PATHS[id],
      label: copy.sections[id],
      current: at?.section === id ? (at.isPage ? 'page' : 'true') : undefined,
    })),
    dashboard: {
      id: 'dashboard',
      href: PATHS.dashboard,
      label: copy.dashboard,
      current: pathname === PATHS.dashboard ? 'page' : undefined,
    },
  };
};
