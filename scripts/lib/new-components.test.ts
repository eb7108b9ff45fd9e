import { describe, expect, it } from 'vitest';

import { newComponents } from './new-components.mjs';

const changelog = `# @iru/ui

## 0.3.0

### Minor Changes

- a1b2c3d: New component \`date-range\`: two dates in one field.
- d4e5f6a: Button: a prop \`loading\`.

## 0.2.0

### Minor Changes

- 0a1b2c3: New component \`menu\`: actions behind one button.
`;

describe('the components marked as new', () => {
  it('are those of the latest release', () => {
    expect([...newComponents([], changelog)]).toEqual(['date-range']);
  });

  it('include those of pending changesets', () => {
    const pending =
      '---\n"@iru/ui": minor\n---\n\nNew component `price-tag`: a price on a label.\n';
    expect([...newComponents([pending], changelog)]).toEqual(['price-tag', 'date-range']);
  });

  it('are none before the first release', () => {
    expect(newComponents([], '').size).toBe(0);
  });
});
