import { formatThings } from '../../content/format';
import type { PageCopy } from '../../parts/page/page-copy';

const people = formatThings('person', 'people');

export const radarCopy = {
  title: 'Offline Radar',
  description: 'See how a radar for people nearby would work.',
  heading: 'Offline radar',
  intro:
    'It works only while it’s on, within the radius you choose, and clears when you switch it off.',
  enable: 'Enable the radar',
  enableHint: 'It stays on until you switch it off, here or in Settings (“Nearby radar”).',
  radius: 'Radius',
  metres: (metres: number) => `${metres} metres`,
  status: 'Status:',
  states: { scanning: 'Scanning', paused: 'Paused', disabled: 'Disabled' },
  pause: 'Pause',
  resume: 'Resume',
  nearby: 'Nearby',
  user: (number: number) => `User ${number}`,
  empty: {
    scanning: 'No one yet. The first signal takes a few seconds.',
    paused: 'No one yet.',
    disabled: 'Switch on the radar to see who’s nearby.',
  },
  picture: (count: number) => `${people(count)} on the radar`,
  honest:
    'These people are random and invented, and your location is never read. Once it’s live, others will see that you’re nearby, never where.',
} satisfies PageCopy & Record<string, unknown>;
