import { Waking } from '@iru/features/shell/waking';
import { Splash } from '@iru/ui/splash';
import { renderToStaticMarkup } from 'react-dom/server';

/** The splash as markup, for the page that is there before any script. */
export const renderSplash = () => renderToStaticMarkup(<Splash />);

/** The answer to a press that comes before the script, for the same page. */
export const renderWaking = () => renderToStaticMarkup(<Waking />);
