import type { LucideIcon } from 'lucide-react';

import type { PageCopy } from '../page/page-copy';

/** A room as its page tells it. */
export interface Room {
  /** The name in the address. */
  readonly id: string;
  readonly name: string;
  /** Who it is for, in a sentence. */
  readonly summary: string;
  /** What is talked about. */
  readonly topic: string;
  /** A ground rule of this room alone. */
  readonly rule: string;
  /** Questions to begin with, at least one. */
  readonly prompts: readonly [string, ...string[]];
}

/** The words of a page of rooms. */
export interface RoomsPageCopy extends PageCopy {
  readonly rooms: readonly Room[];
}

/** The picture of each room by its id. */
export type RoomIcons = Readonly<Record<string, LucideIcon>>;
