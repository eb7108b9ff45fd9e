import { browserThroughPlatform } from './browser-through-platform.mjs';
import { buttonsFromUi } from './buttons-from-ui.mjs';
import { layerBoundaries } from './layer-boundaries.mjs';
import { noBarrel } from './no-barrel.mjs';
import { oneTextPerElement } from './one-text-per-element.mjs';
import { rawColours } from './raw-colours.mjs';
import { wordsByLanguage } from './words-by-language.mjs';
import { wordsInCopy } from './words-in-copy.mjs';

export default {
  meta: { name: 'iru' },
  rules: {
    'layer-boundaries': layerBoundaries,
    'no-barrel': noBarrel,
    'words-by-language': wordsByLanguage,
    'words-in-copy': wordsInCopy,
    'browser-through-platform': browserThroughPlatform,
    'buttons-from-ui': buttonsFromUi,
    'raw-colours': rawColours,
    'one-text-per-element': oneTextPerElement,
  },
};
