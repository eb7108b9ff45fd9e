import { shellCopy as copy } from '#words/shell/copy';
import { navLinkClasses } from './nav-look';
import { NavItems } from './NavItems';

export interface HeaderNavProps {
  /** Whether it's over the video and uses light text. @default false */
  clear?: boolean;
  className?: string;
}

export function HeaderNav({ clear = false, className }: HeaderNavProps) {
  return (
    <nav aria-label={copy.navigation} className={className}>
      <NavItems className="flex items-center" linkClassName={navLinkClasses(clear)} />
    </nav>
  );
}
