import h1 from '../../assets/portraits/h1.svg';
import h2 from '../../assets/portraits/h2.svg';
import h3 from '../../assets/portraits/h3.svg';
import h4 from '../../assets/portraits/h4.svg';
import h5 from '../../assets/portraits/h5.svg';
import h6 from '../../assets/portraits/h6.svg';

/** A sample profile of the home page (HOME-3); never masked. */
export interface HomeProfile {
  /** Stable, so that hiding a person holds everywhere. */
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly city: string;
  readonly country: string;
  readonly image: string;
}

/** The six samples, all in Rwanda. */
export const homeProfiles: readonly HomeProfile[] = [
  { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: h1 },
  { id: 'h2', name: 'Eric', age: 31, city: 'Musanze', country: 'Rwanda', image: h2 },
  { id: 'h3', name: 'Diane', age: 25, city: 'Huye', country: 'Rwanda', image: h3 },
  { id: 'h4', name: 'Patrick', age: 34, city: 'Rubavu', country: 'Rwanda', image: h4 },
  { id: 'h5', name: 'Claudine', age: 29, city: 'Nyanza', country: 'Rwanda', image: h5 },
  { id: 'h6', name: 'Olivier', age: 36, city: 'Kigali', country: 'Rwanda', image: h6 },
];
