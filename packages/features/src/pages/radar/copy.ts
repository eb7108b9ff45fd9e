import type { PageCopy } from '../../parts/page/page-copy';

export const radarCopy = {
  title: 'Offline Radar',
  description: 'A demonstration with made-up people, only while you allow it.',
  heading: 'Offline radar',
  intro:
    'Curious how it would show who is nearby? The radar works only while you switch it on, within the radius you choose, and forgets at once when you switch it off.',
  enable: 'Enable the radar',
  enableHint: 'Off until you switch it on. The same switch as “Nearby radar” under Settings.',
  radius: 'Radius',
  metres: (metres: number) => `${metres} metres`,
  status: 'Status',
  states: { scanning: 'Scanning', paused: 'Paused', disabled: 'Disabled' },
  pause: 'Pause',
  resume: 'Resume',
  nearby: 'Nearby',
  user: (number: number) => `User ${number}`,
  empty: {
    scanning: 'Nobody yet. The first signal takes a few seconds.',
    paused: 'Nobody yet.',
    disabled: 'Switch the radar on to see who is near.',
  },
  picture: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} on the radar`,
  honest:
    'A demonstration: the people here are made up by chance, and your position is never read. In the full service others see that you are near, never where.',
} satisfies PageCopy & Record<string, unknown>;
