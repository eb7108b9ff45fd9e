import { boot } from '@iru/features/platform/boot';

// Each page requests this file twice, in case the first request fails.
const { dataset } = document.documentElement;
if (dataset['booted'] === undefined) {
  boot();
  dataset['booted'] = '';
}
