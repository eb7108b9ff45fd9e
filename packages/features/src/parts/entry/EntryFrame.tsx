import { EntryColumns, type EntryColumnsProps } from './EntryColumns';

/** A page with one short form. */
export function EntryFrame(props: EntryColumnsProps) {
  return (
    <div className="page-width pt-6 pb-(--section-space) lg:pt-12">
      <EntryColumns {...props} />
    </div>
  );
}
