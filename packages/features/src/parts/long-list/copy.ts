export const longListCopy = {
  more: (count: number, left: number) =>
    `Show ${count.toLocaleString('en-GB')} more of ${left.toLocaleString('en-GB')}`,
};
