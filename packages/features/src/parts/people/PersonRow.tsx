import { Avatar } from '@iru/ui/avatar';

import type { Elements } from '../page/elements';

export interface PersonRowProps {
  /** The initials are made from it. */
  name: string;
  /** The name as shown in the row. @default the name */
  title?: string;
  /** Without one, the initials are shown. */
  picture?: string | undefined;
  children: Elements;
  actions: Elements;
}

export function PersonRow({ name, title = name, picture, children, actions }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Avatar name={name} alt="" src={picture} size={44} />
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="font-text text-body font-semibold tracking-normal wrap-anywhere">
          <bdi translate="no">{title}</bdi>
        </h3>
        {children}
      </div>
      {actions}
    </li>
  );
}
