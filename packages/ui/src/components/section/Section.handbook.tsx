import type { Handbook } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Section } from './Section';

/** How Section is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a band of a page over its full width, with one subject.',
    'Canvas for most, sunken and primary-wash to set bands apart, night for one that stands out: everything on it wears the dark theme.',
    'With an edge, for an imigongo border where the ground changes.',
  ],
  whenNotToUse: [
    'For one thing among others of its kind: take Card.',
    'For long text: take Prose, inside a Section.',
    'For a part that opens and closes: take Disclosure.',
  ],
  dos: [
    {
      show: () => (
        <Section
          headingLevel={3}
          tone="sunken"
          edge="top"
          eyebrow="Safety"
          heading="You decide who sees you"
          intro="Nothing is shown that you did not agree to."
        />
      ),
      why: 'One subject with a heading, and the edge marks where the ground changes.',
    },
  ],
  donts: [
    {
      show: () => (
        <Section
          headingLevel={3}
          tone="night"
          edge="both"
          eyebrow="Welcome to this part of the page, which is about safety"
          heading="Safety, messages, prices and our team"
        />
      ),
      why: 'Four subjects in one band, and words above the heading that are longer than it.',
    },
  ],
  anatomy: [
    'The ground, over the full width',
    'A zigzag edge above, beneath or both (optional)',
    'A few words above the heading (optional)',
    'The heading, which names the section',
    'A sentence or two under it (optional)',
    'The content, at the width of the page',
  ],
  content: [
    'The heading says what the band is about, without a full stop.',
    'Above the heading stand one to three words.',
    'A section without a heading needs a spoken name.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through what can be used in it, in order; the section itself is no stop.',
      verify: tabsThrough(['button', 'How it works'], ['button', 'Read the guidelines']),
    },
  ],
  screenReader:
    '“Your Safety, Our Priority, region”, then the heading with its level. The edges are silent.',
  related: ['Card', 'Prose', 'Disclosure', 'Motif'],
};
