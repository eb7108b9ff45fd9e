import type { Handbook } from '../../testing/handbook';
import { Logo } from './Logo';

export const handbook: Handbook = {
  whenToUse: [
    'To represent the product: in the header, in a placeholder, beside the assistant’s answers.',
    'At 16 to 96 px, the sizes it’s designed for.',
  ],
  whenNotToUse: [
    'As decoration that fills a space, use Motif.',
    'For a person, use Avatar.',
    'To welcome people at the start of a visit, use Splash.',
  ],
  dos: [
    {
      show: () => (
        <p className="flex items-center gap-3 font-display text-title">
          <Logo />
          Iru
        </p>
      ),
      why: 'Beside the written name, the logo is decorative and isn’t announced.',
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
      why: 'The name is announced twice, and the logo should never be rotated or faded.',
    },
  ],
  anatomy: [
    'Two imigongo diamonds, one in the primary colour and one in the text colour',
    'Their overlap, in gold',
  ],
  content: [
    'On its own, name it after the product: Iru.',
    'Don’t add “logo”.',
    'Beside the written name, leave the label out.',
  ],
  keys: [],
  noKeys: 'A logo isn’t interactive. To link it to the home page, put it in a link.',
  screenReader: '“Iru, image” with a label. Without one, nothing.',
  related: ['Motif', 'Avatar', 'Splash'],
};
