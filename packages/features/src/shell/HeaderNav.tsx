import { shellCopy as copy } from './copy';
import { navLinkClasses } from './nav-look';
import { NavItems } from './NavItems';

export interface HeaderNavProps {
  /** Whether it lies over the video and takes its light ink. @default false */
  clear?: boolean;
  className?: string;
}

/** The main navigation of wide screens. */
export function HeaderNav({ clear = false, className }: HeaderNavProps) {
  return (
    <nav aria-label={copy.navigation} className={className}>
      <NavItems className="flex items-center" linkClassName={navLinkClasses(clear)} />
    </nav>
  );
}
