import type * as english from '../../../assistant/copy';
import { brand } from '../../../content/brand';
import { formatCount } from '../content/format';
import { LIMITS } from '../../../domain/limits';
import { EMERGENCY } from '../../../domain/emergency-numbers';
import { assistantLauncherCopy } from './copy-launcher';

export const assistantCopy: typeof english.assistantCopy = {
  close: assistantLauncherCopy.close,
  title: `Msaidizi wa ${brand.name}`,
  greeting: `Habari! Mimi ni msaidizi wa ${brand.name}. Nikusaidie nini?`,
  log: 'Mazungumzo',
  placeholder: 'Andika ujumbe wako...',
  field: 'Ujumbe wako',
  send: 'Tuma',
  thinking: 'Ninafikiri...',
  offline: 'Msaidizi anahitaji mtandao. Unachoandika sasa hakitatumwa baadaye.',
  tooLong: `Swali lako ni refu mno. Tafadhali usizidi herufi ${formatCount(LIMITS.question)}.`,
  you: 'Wewe',
  assistant: 'Msaidizi',
  retry: 'Uliza tena',
  elsewhere: { help: 'Kituo cha Msaada', contact: 'Wasiliana' },
  more: (characters: number) => `Onyesha zaidi (zimebaki herufi ${formatCount(characters)})`,
  emergency: {
    question: 'Uko hatarini?',
    call: `Piga ${EMERGENCY.allServices}`,
    tips: 'Ushauri wa usalama',
  },
  topicsLabel: 'Mada',
  suggestionsLabel: 'Mapendekezo',
  suggestions: [
    'Nawezaje kupanga kukutana na mtu?',
    'Super Like inagharimu kiasi gani?',
    'Je, picha yangu ni ya faragha?',
  ],
};
