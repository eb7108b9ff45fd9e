import type { Elements } from '../../parts/page/elements';

export interface FormSectionProps {
  number: number;
  heading: string;
  children: Elements;
}

export function FormSection({ number, heading, children }: FormSectionProps) {
  const id = `section-${number}`;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="flex items-baseline gap-3 border-b-2 border-ink pb-3 text-title">
        <span aria-hidden="true" className="text-primary">
          {number}
        </span>
        <span>{heading}</span>
      </h2>
      {children}
    </section>
  );
}
