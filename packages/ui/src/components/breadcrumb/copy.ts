/** The words of a breadcrumb in English. */
export const breadcrumbLabels = {
  trail: 'Breadcrumb',
  more: 'Show all levels',
};
