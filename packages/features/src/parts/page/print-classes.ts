import { clsx } from 'clsx';

/** Print styles for a page: smaller and tighter, with no section borders, orphaned headings or split items. */
export const printClasses = clsx(
  'print:[--section-space:0.75rem] print:[&_svg[data-edge]]:hidden',
  'print:text-small print:[&_.text-heading]:text-title print:[&_.text-lead]:text-body print:[&_.text-title]:text-lead',
  'print:[&_header]:mb-4 print:[&_header]:break-after-avoid print:[&_header]:gap-2 print:[&_header>*]:break-after-avoid',
  // Items don’t split anyway. If a heading inside a grid item also avoids a break, Chromium moves the whole list.
  'print:[&_h2+p]:break-after-avoid print:[&_li_h3]:break-after-auto!',
  'print:[&_dl>div]:break-inside-avoid print:[&_li]:break-inside-avoid print:[&_p]:break-inside-avoid',
  'print:[&_td]:py-2 print:[&_th]:py-2 print:[&_th]:wrap-normal print:[&_thead]:break-after-avoid print:[&_tr]:break-inside-avoid',
);
