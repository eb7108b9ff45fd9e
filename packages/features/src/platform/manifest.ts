import { BASE_PATH } from '../domain/language';

/** The manifests of the site, which differ in name and icon. */
export type HomeScreenManifest = 'site' | 'notes';

/** Names the manifest that the browser's own "Add to home screen" reads, until the returned function is called. */
export const linkManifest = (name: HomeScreenManifest): (() => void) => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${BASE_PATH}/${name}.webmanifest`;
  document.head.append(link);
  return () => link.remove();
};
