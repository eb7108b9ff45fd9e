import type { LucideIcon } from 'lucide-react';

import type { PageCopy } from '../page/page-copy';

export interface Room {
  /** The id in the URL. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly topic: string;
  readonly rule: string;
  readonly prompts: readonly [string, ...string[]];
}

export interface RoomsPageCopy extends PageCopy {
  readonly rooms: readonly Room[];
}

/** The icon of each room by id. */
export type RoomIcons = Readonly<Record<string, LucideIcon>>;
