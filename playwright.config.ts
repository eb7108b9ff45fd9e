export { default } from './apps/site/playwright.config';
