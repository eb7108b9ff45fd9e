import type { ReactNode } from 'react';

import type { Elements } from '../page/elements';

export interface FormColumnsProps {
  /** The URL of the decorative picture beside the form, 1200 by 800 pixels, shown from 1024 px on. */
  scene: string;
  /** Content beside the form, under the picture. */
  beside?: Elements;
  /** The heading and the form. */
  children: ReactNode;
}

/** A form, with a picture and a short text beside it on wide screens. */
export function FormColumns({ scene, beside, children }: FormColumnsProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_1fr]">
      <div className="min-w-0">{children}</div>
      <div className="grid gap-6">
        <img
          src={scene}
          alt=""
          width={1200}
          height={800}
          decoding="async"
          className="hidden aspect-4/3 w-full rounded-lg object-cover lg:block"
        />
        {beside}
      </div>
    </div>
  );
}
