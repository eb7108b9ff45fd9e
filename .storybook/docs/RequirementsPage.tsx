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
              {proofs.map(({ path, componentId, behaviours = [] }) => (
                <li key={path}>
                  {componentId ? (
                    <a href={`./?path=/docs/${componentId}--docs`} target="_top">
                      {path.replace(/^.*\//, '').replace('.stories.tsx', '')}
                    </a>
                  ) : (
                    <code>{path}</code>
                  )}
                  <ul>
                    {behaviours.map(({ id: storyId, name, steps }) => (
                      <li key={storyId}>
                        <a href={`./?path=/story/${storyId}`} target="_top">
                          {name}
                        </a>
                        {steps.length > 0 ? `: ${steps.join('; ')}` : null}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  ));
}
