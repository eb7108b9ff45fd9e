import s1 from '../../../assets/portraits/s1.svg';
import s2 from '../../../assets/portraits/s2.svg';
import s3 from '../../../assets/portraits/s3.svg';
import s4 from '../../../assets/portraits/s4.svg';
import type { OwnProfile } from '../../../persistence/own-profile';

export const aline: OwnProfile = {
  firstName: 'Aline',
  lastName: 'Uwase',
  username: 'aline_u',
  email: 'aline@example.com',
  phoneNumber: '+250 788 000 001',
  gender: 'Female',
  age: 28,
  status: 'Single',
  country: 'Rwanda',
  city: 'Kigali',
  nationality: 'Rwandan',
  bodyType: 'Athletic',
  height: "5'5-5'9 (165-175 cm)",
  skinTone: 'Brown',
  hairType: 'Coily',
  eyeColor: 'Brown',
  dressStyle: 'Mixed',
  religion: 'Christianity',
  smoking: 'No',
  drinking: 'Occasionally',
  children: 'I want children',
  educationLevel: "Bachelor's Degree",
  career: 'Engineer',
  employmentStatus: 'Employed',
  monthlyIncome: '',
  lookingFor: ['Long-Term Relationship', 'Marriage'],
  prefGender: 'Male',
  prefAgeRange: '26-60+',
  prefStatus: ['Single', 'Divorced'],
  prefBodyType: 'No Preference',
  subscribeToUpdates: false,
};

const at = (day: number, hour: number): number => Date.UTC(2026, 5, day, hour, 12);

export const fullStorage: Readonly<Record<string, unknown>> = {
  iru_session: true,
  iru_theme: 'dark',
  iru_settings: { showAge: true, showDistance: false, blurFirst: true, nearbyRadar: false },
  iru_profile: aline,
  iru_likes: [
    { id: 's2', name: 'Thierry', age: 29, city: 'Musanze', country: 'Rwanda', image: s2 },
    { id: 's4', name: 'Jean Bosco', age: 25, city: 'Rubavu', country: 'Rwanda', image: s4 },
    { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: s1 },
    { id: 's3', name: 'Sandrine', age: 27, city: 'Huye', country: 'Rwanda', image: s3 },
  ],
  iru_wallet_v1: {
    coinBalance: 1340,
    transactions: [
      { ts: at(4, 18), delta: -60, note: 'A boost for one evening' },
      { ts: at(2, 9), delta: 1100, note: 'Purchased via Mobile Money for 10000 RWF' },
      { ts: at(1, 20), delta: 300, note: 'Purchased via Card for 3000 RWF' },
    ],
  },
  iru_threads: [
    { id: 's2', name: 'Thierry', last: 'Then Saturday at the lake, before the rain?' },
    { id: 's1', name: 'Divine', last: 'Say hi!' },
  ],
  iru_msgs: {
    s2: ['Muraho', 'I saw that you hike too', 'Then Saturday at the lake, before the rain?'],
  },
};

/** Writes values to local storage, including the plain-text theme. */
export const fillStorage = (values: Readonly<Record<string, unknown>> = fullStorage): void => {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  // As if another tab had written it: stores in use only update on this event.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};
