/** The English labels of a breadcrumb. */
export const breadcrumbLabels = {
  trail: 'Breadcrumb',
  more: 'Show all levels',
};
