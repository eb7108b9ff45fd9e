import { offlineCopy } from '#words/parts/offline/copy';
import { brand } from '../../content/brand';

/** The names from which a visitor chooses the one on the home screen, by manifest. */
export const homeScreenNames = { site: brand.name, notes: offlineCopy.homeScreen.notes };

/** The title of the page that the worker shows in place of one that isn't kept. */
export const noConnectionTitle = `${offlineCopy.noConnection.title} · ${brand.name}`;
