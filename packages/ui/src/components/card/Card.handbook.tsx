import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { Card, CardBody, CardFooter } from './Card';

export const handbook: Handbook = {
  whenToUse: [
    'For one item among others of the same kind: a place, a post, a service.',
    'Use raised by default, plain on a coloured background, outline for a less prominent card, and tinted for one that should stand out.',
    'Set interactive when one link makes the whole card clickable.',
  ],
  whenNotToUse: [
    'For a person, use Profile card.',
    'For a full-width section of the page, use Section.',
    'For a message, use Notice.',
  ],
  dos: [
    {
      show: () => (
        <Card className="max-w-card">
          <CardBody>
            <h4 className="text-title">Coffee in Gishushu</h4>
            <p>A quiet table, an hour in the afternoon.</p>
          </CardBody>
          <CardFooter>
            <Button variant="secondary">Plan it</Button>
          </CardFooter>
        </Card>
      ),
      why: 'One item, one heading, one action at the bottom.',
    },
  ],
  donts: [
    {
      show: () => (
        <Card variant="outline" className="max-w-card">
          <CardBody>
            <Card>
              <CardBody>
                <h4 className="text-title">Coffee in Gishushu</h4>
              </CardBody>
            </Card>
            <Card variant="tinted">
              <CardBody>
                <h4 className="text-title">Walk in Nyandungu</h4>
              </CardBody>
            </Card>
          </CardBody>
        </Card>
      ),
      why: 'Nested cards: two items share one surface, and neither gets attention.',
    },
  ],
  anatomy: [
    'Surface',
    'CardMedia: full-bleed picture (optional)',
    'CardBody: heading and text',
    'CardFooter: actions, aligned to the bottom however long the text is (optional)',
  ],
  content: [
    'Name the item in a few words.',
    'Write one to three sentences. People who want more follow the link.',
    'Choose the heading level that fits the page, not its size.',
  ],
  keys: [],
  noKeys: 'The card itself isn’t focusable; Tab moves through its interactive elements.',
  screenReader:
    'Nothing of its own: the content is read in order. With asChild, it’s announced as the element you pass, such as an article or a list item.',
  related: ['Profile card', 'Section', 'Notice', 'Thumbnail'],
};
