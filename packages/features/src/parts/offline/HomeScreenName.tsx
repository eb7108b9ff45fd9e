import { RadioGroup } from '@iru/ui/radio-group';
import { useEffect, useState } from 'react';

import { brand } from '../../content/brand';
import { type HomeScreenManifest, linkManifest } from '../../platform/manifest';
import { offlineCopy } from '#words/parts/offline/copy';

const copy = offlineCopy.homeScreen;

/** The name under which a browser's own menu adds the site to the home screen; nothing is stored (OFFLINE-4). */
export function HomeScreenName() {
  const [name, setName] = useState<HomeScreenManifest | ''>('');
  useEffect(() => (name === '' ? undefined : linkManifest(name)), [name]);
  return (
    <RadioGroup
      legend={copy.legend}
      hint={copy.hint}
      variant="pills"
      value={name}
      onValueChange={setName}
      options={[
        { value: 'site', label: <span translate="no">{brand.name}</span> },
        { value: 'notes', label: copy.notes },
      ]}
    />
  );
}
