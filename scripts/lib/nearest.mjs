/** The number of letters to add, remove or replace. @param {string} a @param {string} b */
const distance = (a, b) => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/**
 * Returns the candidate that is spelled most like a word, or undefined when none is close.
 * @param {string} word @param {Iterable<string>} candidates
 */
export const nearest = (word, candidates) => {
  const limit = Math.max(1, Math.floor(word.length / 3));
  /** @type {{ name: string | undefined, steps: number }} */
  let best = { name: undefined, steps: limit + 1 };
  for (const name of candidates) {
    if (Math.abs(name.length - word.length) >= best.steps) continue;
    const steps = distance(word, name);
    if (steps < best.steps) best = { name, steps };
  }
  return best.name;
};
