import { profiles } from '../../../packages/features/src/pages/find-match/browse-profiles';
import { manyProfiles } from '../../../packages/features/src/pages/find-match/mocks/many-profiles';
import { clearPictures } from '../../../packages/features/src/parts/people/clear-pictures';

const pictures = Object.values(clearPictures);

/** So many people, the twelve samples first, each with one of the twelve pictures. */
export const peopleOf = (count) =>
  [...profiles, ...manyProfiles(count)]
    .slice(0, count)
    .map((person, at) => ({ ...person, image: pictures[at % pictures.length] }));
