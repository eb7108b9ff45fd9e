import { integer, minValue, number, object, pipe, safeParse, type InferOutput } from 'valibot';

import { parseJson } from '../domain/result';

const kilobytes = pipe(number(), integer(), minValue(1));
const schema = object({ full: kilobytes, low: kilobytes });

/** What a first visit of the home page moves on a phone, in kilobytes: with everything, and in low-data mode. */
export type VisitCost = InferOutput<typeof schema>;

/** What the build wrote into the document about its weight; undefined where nothing was built. */
export const visitCost = (): VisitCost | undefined => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="iru-visit-cost"]')?.content;
  const json = parseJson(text ?? '');
  const read = safeParse(schema, json.ok ? json.value : undefined);
  return read.success ? read.output : undefined;
};
