import type { ReactNode } from 'react';

export interface SideBySideProps {
  children: ReactNode;
}

export function SideBySide({ children }: SideBySideProps) {
  return (
    <div className="page-width grid gap-12 py-(--section-space) md:grid-cols-2 md:gap-16 print:grid-cols-2 print:gap-8">
      {children}
    </div>
  );
}
