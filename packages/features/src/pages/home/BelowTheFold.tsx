import { Discover } from './Discover';
import { Safety } from './Safety';
import { ShareYourStory } from './ShareYourStory';
import { Stories } from './Stories';

/** The sections below the first screen. */
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
