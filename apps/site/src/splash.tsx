import { Splash } from '@iru/ui/splash';
import { renderToStaticMarkup } from 'react-dom/server';

/** The splash as markup, for the page that is there before any script. */
export const renderSplash = () => renderToStaticMarkup(<Splash />);
