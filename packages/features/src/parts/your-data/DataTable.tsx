import type { DeviceTopic } from '../../persistence/persisted-item';
import type { TopicSummary } from '../../persistence/device-data-topics';
import { dataCopy } from '#words/parts/your-data/copy';

const { table: copy, topics, size } = dataCopy;

/** Topics that aren't listed when empty. */
const UNNAMED = new Set<DeviceTopic>(['backups', 'erased', 'other']);

export interface DataTableProps {
  /** Null until the saved data is read. */
  summary: readonly TopicSummary[] | null;
}

/** What is saved on the device: one row per topic with counts and sizes; empty topics are listed below. */
export function DataTable({ summary }: DataTableProps) {
  const rows = summary?.filter(({ bytes }) => bytes > 0) ?? [];
  if (rows.length === 0)
    return <p className="font-semibold">{summary ? copy.nothing : copy.waiting}</p>;
  const absent = summary?.filter(({ topic, bytes }) => bytes === 0 && !UNNAMED.has(topic)) ?? [];
  return (
    <>
      <table className="w-full border-collapse text-start">
        <caption className="mb-2 text-start font-semibold">{copy.caption}</caption>
        <thead>
          <tr className="text-small text-ink-soft">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {copy.topic}
            </th>
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {copy.saved}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {copy.size}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, entries, bytes }) => (
            <tr key={topic} className="border-t border-line align-baseline">
              <th scope="row" className="py-2.5 pe-3 text-start font-semibold wrap-anywhere">
                <span>{topics[topic].name}</span>
                <span className="block text-small font-normal text-ink-soft">
                  {topics[topic].what}
                </span>
              </th>
              <td className="py-2.5 pe-3">{topics[topic].saved(entries)}</td>
              <td className="py-2.5 text-end whitespace-nowrap tabular-nums">{size(bytes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-edge">
            <th scope="row" colSpan={2} className="py-2.5 pe-3 text-start font-semibold">
              {copy.total}
            </th>
            <td className="py-2.5 text-end font-semibold whitespace-nowrap tabular-nums">
              {size(rows.reduce((sum, { bytes }) => sum + bytes, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
      {absent.length > 0 ? (
        <p className="mt-2 max-w-prose text-ink-soft">
          {copy.absent(absent.map(({ topic }) => topics[topic].name))}
        </p>
      ) : null}
    </>
  );
}
