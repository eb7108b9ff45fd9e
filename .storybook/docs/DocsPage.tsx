import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { requirements } from 'virtual:documentation-data';

import library from '../../packages/ui/package.json';
import type { Handbook } from '../../packages/ui/src/testing/handbook';
import { BEHAVIOUR, SHEET } from '../tags';
import { Accessibility, Guidance } from './Handbook';

/** How many stories a page shows, of a component and of a full screen. The sidebar lists all. */
const MAX_STORIES = { inline: 6, framed: 2 };

/** The frame height of full-screen stories and overlays; others render inline. */
const frameHeight = ({ parameters }: PreparedStory): string | undefined =>
  parameters['docs']?.story?.height ??
  (parameters['layout'] === 'fullscreen' ? '640px' : undefined);

const importLine = (fileName: string): string | undefined => {
  const [, folder, name] =
    /packages\/ui\/src\/components\/(.+)\/(\w+)\.stories/.exec(fileName) ?? [];
  const entry = Object.entries(library.exports).find(
    ([, file]) => file === `./src/components/${folder}/${name}.tsx`,
  )?.[0];
  return entry && name ? `import { ${name} } from '@iru/ui/${entry.slice(2)}';` : undefined;
};

/** What the component's stories prove, with links to the plays that show it. */
function Behaviours({ stories }: { stories: readonly PreparedStory[] }) {
  const proved = requirements.filter(({ proofs }) =>
    proofs.some(({ storyId }) => storyId === stories[0]?.componentId),
  );
  const behaviours = stories.filter(({ tags }) => tags.includes(BEHAVIOUR));
  if (proved.length + behaviours.length === 0) return null;
  return (
    <>
      <Heading>Behaviours</Heading>
      <ul>
        {proved.map(({ id, sentence }) => (
          <li key={id}>
            <a href="./?path=/docs/requirements--docs" target="_top">
              {`${id}: ${sentence}`}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {behaviours.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(
    ({ tags }) => ![BEHAVIOUR, SHEET].some((tag) => tags.includes(tag)),
  );
  const [first] = states;
  const height = first && frameHeight(first);
  const { handbook, fileName } = (first?.parameters ?? {}) as {
    handbook?: Handbook;
    fileName?: string;
  };
  const line = importLine(fileName ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {line ? <Source code={line} language="tsx" dark /> : null}
      {handbook ? <Guidance handbook={handbook} /> : null}
      {first ? <Heading>Examples</Heading> : null}
      {states.slice(0, height ? MAX_STORIES.framed : MAX_STORIES.inline).map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {height ? (
            <Canvas of={story.moduleExport} story={{ inline: false, height }} sourceState="none" />
          ) : (
            <Canvas of={story.moduleExport} />
          )}
        </section>
      ))}
      {first && Object.keys(first.argTypes).length > 0 ? (
        <>
          <Heading>Props</Heading>
          <Controls of={first.moduleExport} />
        </>
      ) : null}
      <Behaviours stories={stories} />
      {handbook ? <Accessibility handbook={handbook} /> : null}
    </>
  );
}
