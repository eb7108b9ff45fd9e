export { withBrandWords } from '../../../content/brand-words';
