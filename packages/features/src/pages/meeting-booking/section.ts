import type { SchemaForm } from '../../parts/form/use-schema-form';
import type { EMPTY_BOOKING } from './booking-form';

/** What a section of the form is given. */
export interface SectionProps {
  /** The form. */
  form: SchemaForm<typeof EMPTY_BOOKING>;
}
