import type * as english from '../../../assistant-engine/format';

const numbers = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

export const formatCount: typeof english.formatCount = (value) => numbers.format(value);
