import type { LucideIcon } from 'lucide-react';

import type { PageCopy } from '../page/page-copy';

/** The words of a room. */
export interface Room {
  readonly name: string;
  readonly summary: string;
  readonly topic: string;
  readonly rule: string;
  readonly prompts: readonly [string, ...string[]];
}

export interface RoomsPageCopy<Id extends string> extends PageCopy {
  readonly rooms: Readonly<Record<Id, Room>>;
}

/** The icon of each room by id. */
export type RoomIcons<Id extends string> = Readonly<Record<Id, LucideIcon>>;
