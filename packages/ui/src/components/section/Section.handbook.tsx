import type { Handbook } from '../../testing/handbook';
import { Section } from './Section';

export const handbook: Handbook = {
  whenToUse: [
    'For a full-width section of a page about one topic.',
    'Use canvas by default, sunken and primary-wash to set sections apart, and night for one that should stand out. Everything on night uses the dark theme.',
    'With an edge, for an imigongo border where the background changes.',
  ],
  whenNotToUse: [
    'For one item among others of the same kind, use Card.',
    'For long text, use Prose inside a Section.',
    'For content that opens and closes, use Disclosure.',
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
          intro="Nothing is shown without your consent."
        />
      ),
      why: 'One topic with a heading, and the edge marks where the background changes.',
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
      why: 'Four topics in one section, and an eyebrow longer than the heading.',
    },
  ],
  anatomy: [
    'Full-width background',
    'Zigzag edge at the top, the bottom or both (optional)',
    'Eyebrow (optional)',
    'Heading, which names the section',
    'Introduction of a sentence or two (optional)',
    'Content, at page width',
  ],
  content: [
    'Say what the section is about, without a full stop.',
    'Keep the eyebrow to one to three words.',
    'A section without a heading needs an aria-label.',
  ],
  keys: [],
  noKeys: 'The section itself isn’t focusable; Tab moves through its interactive elements.',
  screenReader:
    '“Your Safety, Our Priority, region”, then the heading and its level. The edges aren’t announced.',
  related: ['Card', 'Prose', 'Disclosure', 'Motif'],
};
