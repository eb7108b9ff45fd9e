import { Avatar } from '@iru/ui/avatar';
import type { ReactNode } from 'react';

export interface PersonRowProps {
  /** Who it is, as the initials are made of it. */
  name: string;
  /** Who it is, as it stands in the row. @default the name */
  title?: string;
  /** The address of the picture; without one the initials stand alone. */
  picture?: string | undefined;
  /** What stands under the name. */
  children: ReactNode;
  /** What can be done about them. */
  actions: ReactNode;
}

/** One person in a list of people: who they are, and what can be done about them. */
export function PersonRow({ name, title = name, picture, children, actions }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Avatar name={name} alt="" src={picture} size={44} />
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="font-text text-body font-semibold tracking-normal wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {children}
      </div>
      {actions}
    </li>
  );
}
