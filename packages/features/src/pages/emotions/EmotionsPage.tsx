import { CloudRain, Flame, HandHeart, Leaf, PartyPopper, Search, Target, Zap } from 'lucide-react';

import { EMOTION_ROOMS } from '../../parts/rooms/room-ids';
import { RoomsPage } from '../../parts/rooms/RoomsPage';
import { PATHS } from '../../paths';
import { emotionsCopy } from '#words/pages/emotions/copy';

const icons = {
  lonely: CloudRain,
  excited: PartyPopper,
  curious: Search,
  vent: Flame,
  grateful: HandHeart,
  playful: Zap,
  focused: Target,
  relaxed: Leaf,
};

/** Eight rooms, one per mood (ROOMS-1). */
export function EmotionsPage() {
  return (
    <RoomsPage page={PATHS.emotions} rooms={EMOTION_ROOMS} copy={emotionsCopy} icons={icons} />
  );
}
