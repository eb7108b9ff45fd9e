import type { SchemaForm } from '../../parts/form/use-schema-form';
import type { EMPTY_BOOKING } from './booking-form';

export interface SectionProps {
  form: SchemaForm<typeof EMPTY_BOOKING>;
}
