import { siteKnowledgeCopy as copy } from '#words/content/site-knowledge-copy';
import { PATHS, type RoutePath } from '../paths';
import { FEATURE_ROUTES, KNOWN_ROUTES } from './site-routes';

/** A feature or page that the assistant knows, with a text it can use as its answer. */
interface Knowledge {
  readonly route: RoutePath;
  readonly topic: string;
  readonly text: string;
}

export const FEATURES: readonly Knowledge[] = FEATURE_ROUTES.map(({ id, route }) => ({
  route,
  ...copy.features[id],
}));

export const PAGES: readonly Knowledge[] = KNOWN_ROUTES.map((name) => ({
  route: PATHS[name],
  ...copy.pages[name],
}));

const line = ({ topic, route, text }: Knowledge): string => copy.line(topic, route, text);

/** The site knowledge sent before each question to the fallback model (CHAT-4). */
export const SITE_KNOWLEDGE = [
  copy.role,
  copy.rules,
  copy.featuresHeading,
  ...FEATURES.map(line),
  copy.pagesHeading,
  ...PAGES.map(line),
].join('\n');
