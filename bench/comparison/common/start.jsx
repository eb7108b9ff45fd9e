import { createRoot } from 'react-dom/client';

import { peopleOf } from './people';

/** Hands a page to the bench, which draws it when its clock runs. */
export const start = (Page) => {
  const root = createRoot(document.querySelector('#root'));
  globalThis.peopleOf = peopleOf;
  globalThis.draw = (people) => root.render(<Page people={people} />);
};
