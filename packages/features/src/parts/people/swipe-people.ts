import s1 from '../../assets/portraits/s1.svg';
import s2 from '../../assets/portraits/s2.svg';
import s3 from '../../assets/portraits/s3.svg';
import s4 from '../../assets/portraits/s4.svg';
import type { SamplePerson } from '../../domain/profile';

/** The four samples, all in Rwanda, in the order of the deck (SWIPE-1). */
export const swipePeople: readonly SamplePerson[] = [
  { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: s1 },
  { id: 's2', name: 'Thierry', age: 29, city: 'Musanze', country: 'Rwanda', image: s2 },
  { id: 's3', name: 'Sandrine', age: 27, city: 'Huye', country: 'Rwanda', image: s3 },
  { id: 's4', name: 'Jean Bosco', age: 25, city: 'Rubavu', country: 'Rwanda', image: s4 },
];
