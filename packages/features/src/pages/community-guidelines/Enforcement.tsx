import { FactTable } from '@iru/ui/fact-table';

import { Ranges } from '../../parts/page/Ranges';
import { communityGuidelinesCopy } from '#words/pages/community-guidelines/copy';

const copy = communityGuidelinesCopy.enforcement;
const { step, when, what } = copy.labels;
const rows = copy.list.map((row) => ({
  id: row.step,
  cells: [row.step, row.when, <Ranges key="what">{row.what}</Ranges>] as const,
}));

/** The enforcement steps, from a notice to a ban (COMMUNITY-1). */
export function Enforcement() {
  return (
    <section aria-labelledby="enforcement" className="page-width py-(--section-space)">
      <h2 id="enforcement" className="text-heading">
        {copy.heading}
      </h2>
      <FactTable
        caption={copy.caption}
        columns={[step, when, what]}
        rows={rows}
        className="mt-8 print:mt-4 print:break-inside-avoid md:[&_th]:wrap-normal"
      />
    </section>
  );
}
