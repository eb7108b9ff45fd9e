const format = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** A share in percent, from 0 to 100, as words such as "89%". */
export const percentText = (percent: number): string => format.format(percent / 100);
