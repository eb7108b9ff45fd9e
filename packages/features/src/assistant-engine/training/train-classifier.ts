import { bucketOf, type Features, signOf, softmax, type TrainedModel } from '../classifier';

export interface Example<Label extends string> {
  readonly label: Label;
  readonly features: Features;
}

const EPOCHS = 20;
const RATE = 0.3;
const DECAY = 0.15;
/** Keeps the weights small (L2). */
const SHRINK = 3.5e-3;
const BIAS_RATE = 0.1;
const LARGEST_BYTE = 127;

/** Trains a multinomial logistic regression by stochastic gradient descent with averaged weights; the same examples give the same model. */
export const trainClassifier = <Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
  buckets: number,
): TrainedModel<Label> => {
  const read = examples.map(({ label, features: { hashes, weights: of } }) => ({
    label,
    places: Uint32Array.from(hashes, (hash) => bucketOf(hash, buckets)),
    values: Float32Array.from(of, (weight, at) => weight * signOf(hashes[at] ?? 0)),
  }));
  const weights = labels.map(() => new Float64Array(buckets));
  const averages = labels.map(() => new Float64Array(buckets));
  const bias = labels.map(() => 0);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * DECAY);
    for (let turn = 0; turn < read.length; turn += 1) {
      // A step that shares no divisor with the length visits every example once, in an order that is mixed and repeatable.
      const example = read[(turn * 7919 + epoch * 101) % read.length];
      if (!example) continue;
      const { places, values } = example;
      const scores = weights.map((of, label) => {
        let sum = bias[label] ?? 0;
        for (let at = 0; at < places.length; at += 1)
          sum += (of[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
        return sum;
      });
      softmax(scores).forEach((probability, label) => {
        const error = probability - (labels[label] === example.label ? 1 : 0);
        const of = weights[label];
        if (!of || Math.abs(error) < 1e-4) return;
        bias[label] = (bias[label] ?? 0) - rate * BIAS_RATE * error;
        for (let at = 0; at < places.length; at += 1) {
          const place = places[at] ?? 0;
          const weight = of[place] ?? 0;
          of[place] = weight - rate * (error * (values[at] ?? 0) + SHRINK * weight);
        }
      });
    }
    if (epoch >= EPOCHS / 2)
      averages.forEach((of, label) =>
        of.forEach(
          (_, at) => (of[at] = (of[at] ?? 0) + (weights[label]?.[at] ?? 0) / (EPOCHS / 2)),
        ),
      );
  }
  const largest = Math.max(
    ...averages.map((of) => of.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)),
  );
  const step = largest / LARGEST_BYTE;
  const encode = (of: Float64Array) =>
    btoa(
      Array.from(of, (weight) => String.fromCharCode(Math.round(weight / step) & 0xff)).join(''),
    );
  const round = (value: number) => Number(value.toPrecision(6));
  return {
    labels,
    buckets,
    step: round(step),
    bias: bias.map(round),
    weights: (labels.length === 2 ? averages.slice(0, 1) : averages).map(encode),
  };
};
