/** @typedef {{ figure: string, ours: string, reference: string, ratio: number, aim: string }} Figure */

/** @type {Figure[]} */
const figures = [];
const COLUMNS = ['Figure', 'Ours', 'Reference', 'Ratio', 'Aim'];

/** The middle one of some numbers. @param {readonly number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The slope of a line through points by least squares. @param {readonly (readonly [x: number, y: number])[]} points */
export const slope = (points) => {
  const mean = (/** @type {0 | 1} */ at) =>
    points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return above / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
};

/** Keeps a figure for the table at the end. @param {Figure} figure */
export const note = (figure) => void figures.push(figure);

/** Prints every figure that was kept, beside what it is measured against. */
export const printFigures = () => {
  if (figures.length === 0) return;
  const rows = [
    COLUMNS,
    ...figures.map(({ figure, ours, reference, ratio, aim }) => [
      figure,
      ours,
      reference,
      ratio.toFixed(2),
      aim,
    ]),
  ];
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};
