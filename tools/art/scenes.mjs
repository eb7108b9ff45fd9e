import { brotli, save, small } from './lib/files.mjs';
import { cityDusk } from './scenes/city-dusk.mjs';
import { coffee } from './scenes/coffee.mjs';
import { dance } from './scenes/dance.mjs';
import { hills } from './scenes/hills.mjs';
import { lake } from './scenes/lake.mjs';
import { H, W } from './scenes/parts.mjs';

const scenes = { hills, lake, 'city-dusk': cityDusk, coffee, dance };

for (const [name, draw] of Object.entries(scenes)) {
  const svg = small(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${draw()}</svg>`,
    name,
  );
  save(`scenes/${name}.svg`, svg);
  console.log(`  ${brotli(svg)} bytes with brotli`);
}
