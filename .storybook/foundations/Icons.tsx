import { icons, iconUses } from 'virtual:documentation-data';

import { CopyText } from './CopyText';

const nameOf = (path: string) => path.replace(/^.*\/|\.tsx?$/g, '');

/** How many files are listed per icon. */
const NAMED = 2;

const placesOf = (name: string): string => {
  const places = [...new Set((iconUses[name] ?? []).map(nameOf))];
  const rest = places.length - NAMED;
  return `${places.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

export function IconGrid() {
  return (
    <ul className="grid list-none grid-cols-1 gap-2 p-0 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="min-w-0">
          <CopyText
            text={`import { ${name} } from 'lucide-react';`}
            className="flex size-full items-start gap-3 border border-line bg-surface p-3"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-ink" />
            <span className="min-w-0 grow">
              <b className="block wrap-anywhere">{name}</b>
              <span className="block wrap-anywhere text-ink-soft">{placesOf(name)}</span>
            </span>
          </CopyText>
        </li>
      ))}
    </ul>
  );
}
