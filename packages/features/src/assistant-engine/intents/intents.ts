import { accountIntentCopy } from './copy-account';
import { coinIntentCopy } from './copy-coins';
import { datingIntentCopy } from './copy-dating';
import { productIntentCopy } from './copy-product';
import { safetyIntentCopy } from './copy-safety';
import { intentsOf } from './intent-facts';

export const INTENTS = intentsOf({
  ...accountIntentCopy,
  ...safetyIntentCopy,
  ...coinIntentCopy,
  ...datingIntentCopy,
  ...productIntentCopy,
});
