import { IntroPage } from '../shared/page/IntroPage';
import { groupsCopy } from './copy';

/** Rooms around what you love: music, travel, books and more. */
export function GroupsPage() {
  return <IntroPage copy={groupsCopy} />;
}
