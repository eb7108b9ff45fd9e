/** A page on paper: smaller and closer, without borders of bands, no heading alone at the foot of a sheet, no item cut in two. */
export const printClasses = [
  'print:[--section-space:0.75rem] print:[&_svg[data-edge]]:hidden',
  'print:text-small print:[&_.text-lead]:text-body print:[&_.text-title]:text-lead print:[&_.text-heading]:text-title',
  'print:[&_header]:mb-4 print:[&_header]:gap-2 print:[&_header]:break-after-avoid print:[&_header>*]:break-after-avoid',
  // An item stays whole anyway; Chromium moves the whole list when the heading of a grid item avoids a break besides.
  'print:[&_h2+p]:break-after-avoid print:[&_li_h3]:break-after-auto!',
  'print:[&_p]:break-inside-avoid print:[&_li]:break-inside-avoid print:[&_dl>div]:break-inside-avoid',
  'print:[&_tr]:break-inside-avoid print:[&_thead]:break-after-avoid print:[&_td]:py-2 print:[&_th]:py-2 print:[&_th]:wrap-normal',
].join(' ');
