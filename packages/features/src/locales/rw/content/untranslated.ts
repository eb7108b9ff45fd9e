export { articleLanguage, UNTRANSLATED } from '../../../content/translated-articles';
