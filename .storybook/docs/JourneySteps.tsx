import { Description, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';

import { stepsOf } from '../journeys/player';
import { storyName } from '../story-name';

/** A journey as a documentation page tells it: what it proves, its steps in words, and the way to watch it. */
export function JourneySteps({ story, href }: { story: PreparedStory; href: string }) {
  return (
    <section>
      <Subheading>{storyName(story.name)}</Subheading>
      <Description of={story.moduleExport} />
      <ol>
        {stepsOf(story.parameters['journey']).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p>
        <a href={href} target="_top">
          Watch it step by step
        </a>
        , on the whole site. The bar above the page plays, pauses and steps.
      </p>
    </section>
  );
}
