import type * as english from '../../../assistant/copy';
import { brand } from '../../../content/brand';
import { formatCount } from '../content/format';
import { LIMITS } from '../../../domain/limits';
import { EMERGENCY } from '../../../domain/emergency-numbers';
import { assistantLauncherCopy } from './copy-launcher';

export const assistantCopy: typeof english.assistantCopy = {
  close: assistantLauncherCopy.close,
  title: `Umufasha wa ${brand.name}`,
  greeting: `Muraho! Ndi umufasha wa ${brand.name}. Nabafasha iki?`,
  log: 'Ikiganiro',
  placeholder: 'Mwandike ubutumwa...',
  field: 'Ubutumwa bwanyu',
  send: 'Kohereza',
  thinking: 'Ndatekereza...',
  offline: 'Umufasha akeneye interineti. Ibyo mwandika ntibyoherezwa nyuma.',
  tooLong: `Ikibazo cyanyu ni kirekire. Ntikirenze inyuguti ${formatCount(LIMITS.question)}.`,
  you: 'Mwebwe',
  assistant: 'Umufasha',
  retry: 'Kongera kubaza',
  elsewhere: { help: 'Ubufasha', contact: 'Aho tubarizwa' },
  more: (characters) => `Kwerekana ibindi (inyuguti zisigaye: ${formatCount(characters)})`,
  emergency: {
    question: 'Muri mu kaga?',
    call: `Muhamagare ${EMERGENCY.allServices}`,
    tips: 'Inama z’umutekano',
  },
  topicsLabel: 'Ingingo',
  suggestionsLabel: 'Ibyo mwabaza',
  suggestions: [
    'Nategura nte guhura n’umuntu?',
    'Super Like igura angahe?',
    'Ifoto yanjye iri mu ibanga?',
  ],
};
