import type { Handbook } from '../../testing/handbook';
import { Logo } from './Logo';

/** How Logo is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For the product: in the header, in a placeholder, beside the answers of the assistant.',
    'From 16 to 96 px, which is what it is drawn for.',
  ],
  whenNotToUse: [
    'As an ornament that fills a space: take Motif.',
    'For a person: take Avatar.',
    'To greet at the start of a visit: take Splash.',
  ],
  dos: [
    {
      show: () => (
        <p className="flex items-center gap-3 font-display text-title">
          <Logo />
          Iru
        </p>
      ),
      why: 'Beside the written name the mark is decoration and stays silent.',
    },
  ],
  donts: [
    {
      show: () => (
        <p className="flex items-center gap-3 font-display text-title">
          <Logo label="Iru logo" className="rotate-12 opacity-40" />
          Iru
        </p>
      ),
      why: 'The name is heard twice, and the mark is neither turned nor faded.',
    },
  ],
  anatomy: [
    'Two imigongo diamonds, one in the main colour and one in that of the text',
    'In gold, what they share',
  ],
  content: [
    'Alone, its name is that of the product: Iru.',
    'Do not add “logo”.',
    'Beside the written name, leave the label out.',
  ],
  keys: [],
  noKeys: 'It is a picture; where it leads home, the link around it takes the keys.',
  screenReader: '“Iru, image” with a label; without one, nothing.',
  related: ['Motif', 'Avatar', 'Splash'],
};
