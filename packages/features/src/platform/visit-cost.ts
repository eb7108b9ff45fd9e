import { integer, minValue, number, object, pipe, safeParse, type InferOutput } from 'valibot';

import { parseJson } from '../domain/result';

const kilobytes = pipe(number(), integer(), minValue(1));
const schema = object({ full: kilobytes, low: kilobytes });

/** The size of a first visit to the home page on a phone, in kilobytes: in full, and in low-data mode. */
export type VisitCost = InferOutput<typeof schema>;

/** Returns the weight that the build wrote into the document; undefined without a build. */
export const visitCost = (): VisitCost | undefined => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="iru-visit-cost"]')?.content;
  const json = parseJson(text ?? '');
  const read = safeParse(schema, json.ok ? json.value : undefined);
  return read.success ? read.output : undefined;
};
