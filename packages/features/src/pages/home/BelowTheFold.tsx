import { Discover } from './Discover';
import { Safety } from './Safety';
import { ShareYourStory } from './ShareYourStory';
import { Stories } from './Stories';

/** The home page from the third section on; it takes no props, so that its prerendered markup can wait for its code. */
export function BelowTheFold() {
  return (
    <>
      <Discover />
      <Safety />
      <Stories />
      <ShareYourStory />
    </>
  );
}
