import { PATHS } from '../../../paths';
import type * as english from '../../../shell/crumb-copy';

export const crumbCopy: typeof english.crumbCopy = {
  [PATHS.register]: 'Jisajili',
  [PATHS.login]: 'Kuingia',
  [PATHS.termsOfService]: 'Masharti ya Huduma',
  [PATHS.meetingBooking]: 'Kupanga ziara ya kukutana',
  [PATHS.meetingGuide]: 'Mwongozo wa Kukutana',
  [PATHS.shareStory]: 'Simulia hadithi',
  [PATHS.testimonyForm]: 'Fomu ya ushuhuda',
  [PATHS.dashboard]: 'Dashibodi',
  [PATHS.shareProfile]: 'Wasifu ulioshirikiwa',
  [PATHS.swipe]: 'Telezesha',
  [PATHS.messages]: 'Ujumbe',
  [PATHS.settings]: 'Mipangilio',
  [PATHS.emotions]: 'Vyumba vya hisia',
  [PATHS.groups]: 'Vyumba vya makundi',
  [PATHS.radar]: 'Rada ya walio karibu',
  [PATHS.planDate]: 'Panga miadi',
  [PATHS.timeline]: 'Ratiba ya maisha ya pamoja',
  [PATHS.icebreaker]: 'Kuvunja ukimya (AI)',
  [PATHS.culture]: 'Chemsha bongo ya utamaduni',
  [PATHS.user]: 'Ukurasa wako',
  [PATHS.forgotPassword]: 'Umesahau nenosiri',
  [PATHS.preview]: 'Majaribio',
};
