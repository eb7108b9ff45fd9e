export { bilingual as withEnglish } from '../../../../parts/language/bilingual';
