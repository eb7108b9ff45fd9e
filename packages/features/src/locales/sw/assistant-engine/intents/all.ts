import { ACCOUNT_INTENTS } from './copy-account';
import { COIN_INTENTS } from './copy-coins';
import { DATING_INTENTS } from './copy-dating';
import { PRODUCT_INTENTS } from './copy-product';
import { SAFETY_INTENTS } from './copy-safety';

export const INTENTS = [
  ...ACCOUNT_INTENTS,
  ...SAFETY_INTENTS,
  ...COIN_INTENTS,
  ...DATING_INTENTS,
  ...PRODUCT_INTENTS,
];
