import {
  BookOpen,
  Bus,
  Clapperboard,
  Cpu,
  Dumbbell,
  Music,
  Palette,
  UtensilsCrossed,
} from 'lucide-react';

import { GROUP_ROOMS } from '../../parts/rooms/room-ids';
import { RoomsPage } from '../../parts/rooms/RoomsPage';
import { PATHS } from '../../paths';
import { groupsCopy } from '#words/pages/groups/copy';

const icons = {
  music: Music,
  travel: Bus,
  fitness: Dumbbell,
  tech: Cpu,
  books: BookOpen,
  food: UtensilsCrossed,
  movies: Clapperboard,
  art: Palette,
};

/** Eight rooms, one per interest (ROOMS-1). */
export function GroupsPage() {
  return <RoomsPage page={PATHS.groups} rooms={GROUP_ROOMS} copy={groupsCopy} icons={icons} />;
}
