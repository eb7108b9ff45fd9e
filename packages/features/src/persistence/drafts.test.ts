import { expect, it } from 'vitest';

import { messageDraftItem } from './drafts';

it.each([
  ['', 'There', 'There'],
  ['Here', 'There', 'Here\nThere'],
  ['Here\nThere', 'There', 'Here\nThere'],
  ['Muraho', 'Muraho neza', 'Muraho neza'],
])('an unsent text %j and another in a file, %j, are both kept', (here, found, all) => {
  expect(messageDraftItem.file.join?.({ a: found }, { a: here, b: 'Other' })).toEqual({
    a: all,
    b: 'Other',
  });
});
