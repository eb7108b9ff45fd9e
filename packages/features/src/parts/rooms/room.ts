import type { LucideIcon } from 'lucide-react';

import type { PageCopy } from '../page/page-copy';

/** A room and its text. */
export interface Room {
  /** The id in the URL. */
  readonly id: string;
  readonly name: string;
  /** Who the room is for, in one sentence. */
  readonly summary: string;
  /** What people talk about. */
  readonly topic: string;
  /** A ground rule specific to this room. */
  readonly rule: string;
  /** Opening questions, at least one. */
  readonly prompts: readonly [string, ...string[]];
}

/** The text of a rooms page. */
export interface RoomsPageCopy extends PageCopy {
  readonly rooms: readonly Room[];
}

/** The icon of each room by id. */
export type RoomIcons = Readonly<Record<string, LucideIcon>>;
