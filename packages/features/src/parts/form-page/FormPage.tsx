import { FormColumns, type FormColumnsProps } from './FormColumns';

/** A page with one short form. */
export function FormPage(props: FormColumnsProps) {
  return (
    <div className="page-width pt-6 pb-(--section-space) lg:pt-12">
      <FormColumns {...props} />
    </div>
  );
}
