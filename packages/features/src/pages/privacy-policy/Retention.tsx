import { FactTable } from '@iru/ui/fact-table';
import { Section } from '@iru/ui/section';

import { privacyPolicyCopy } from '#words/pages/privacy-policy/copy';

const copy = privacyPolicyCopy.collected;
const { kind, why, kept } = copy.labels;
const rows = copy.list.map((row) => ({
  id: row.kind,
  cells: [row.kind, row.why, row.kept] as const,
}));

/** Each kind of data with its purpose and how long it is kept (PRIVACY-1). */
export function Retention() {
  return (
    <Section tone="sunken" heading={copy.heading}>
      <FactTable caption={copy.caption} columns={[kind, why, kept]} rows={rows} />
    </Section>
  );
}
