import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { proseCopy as copy } from './copy';

/** A table that scrolls within itself where the screen is narrow, and takes the focus only then. */
export function ProseTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      data-slot="table"
      {...(wide ? { role: 'group', tabIndex: 0, 'aria-label': copy.table } : {})}
      className="overflow-x-auto print:overflow-visible [&_tr]:break-inside-avoid [&_tr:last-child>td]:border-b-0"
    >
      <table {...props} className="has-[th:nth-child(3)]:min-w-120 print:min-w-0! [&_code]:whitespace-nowrap" />
    </div>
  );
}
