import type { SchemaForm } from '../../parts/form/use-schema-form';
import type { EMPTY_BOOKING } from './booking-form';

/** The props of a form section. */
export interface SectionProps {
  /** The booking form. */
  form: SchemaForm<typeof EMPTY_BOOKING>;
}
