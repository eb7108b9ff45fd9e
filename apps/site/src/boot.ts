import { boot } from '@iru/features/platform/boot';

boot();
