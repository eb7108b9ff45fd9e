import h1 from '../../assets/portraits/h1.svg';
import h2 from '../../assets/portraits/h2.svg';
import h3 from '../../assets/portraits/h3.svg';
import h4 from '../../assets/portraits/h4.svg';
import h5 from '../../assets/portraits/h5.svg';
import h6 from '../../assets/portraits/h6.svg';
import type { SamplePerson } from '../../domain/profile';

/** The six samples, all in Rwanda; never masked (HOME-3). */
export const homePeople: readonly SamplePerson[] = [
  { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: h1 },
  { id: 'h2', name: 'Eric', age: 31, city: 'Musanze', country: 'Rwanda', image: h2 },
  { id: 'h3', name: 'Diane', age: 25, city: 'Huye', country: 'Rwanda', image: h3 },
  { id: 'h4', name: 'Patrick', age: 34, city: 'Rubavu', country: 'Rwanda', image: h4 },
  { id: 'h5', name: 'Claudine', age: 29, city: 'Nyanza', country: 'Rwanda', image: h5 },
  { id: 'h6', name: 'Olivier', age: 36, city: 'Kigali', country: 'Rwanda', image: h6 },
];
