import { requirements } from 'virtual:documentation-data';

const areas = [...new Set(requirements.map(({ area }) => area))];

export function RequirementsPage() {
  return areas.map((area) => (
    <section key={area}>
      <h2 id={area}>{area}</h2>
      {requirements
        .filter((requirement) => requirement.area === area)
        .map(({ id, sentence, proofs }) => (
          <details key={id} id={id}>
            <summary>
              <strong>{id}</strong> {sentence}
            </summary>
            <ul>
              {proofs.map(({ path, storyId }) => (
                <li key={path}>
                  {storyId ? (
                    <a href={`./?path=/docs/${storyId}--docs`} target="_top">
                      {path.replace(/^.*\//, '').replace('.stories.tsx', '')}
                    </a>
                  ) : (
                    <code>{path}</code>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  ));
}
