import * as english from '../../../../assistant-engine/danger/copy';
import { EMERGENCY, HELPLINES } from '../../../../domain/policy';
import { PATHS } from '../../../../paths';

const { allServices: police, ambulance } = EMERGENCY;
const { violence, child, distress } = HELPLINES;
const tips = `“Trust & Safety” (kwa Kiingereza), ${PATHS.legal}`;
const numbers = PATHS.meetingGuide;

const { dangerCopy: all } = english;

export const dangerCopy: typeof english.dangerCopy = {
  violence: {
    ...all.violence,
    sw: `Kama uko hatarini, piga ${police} sasa; kwa ukatili wa mwenza au wa kingono, ${violence} ni bure. Nenda mahali penye watu wengine, na umwambie mtu unayemwamini. Hatua zinazofuata: ${tips}`,
  },
  suicide: {
    ...all.suicide,
    sw: `Kama unaweza kujidhuru, au mtu unayemjua anaweza kujidhuru, piga ${police} sasa, au ${distress}, namba ya bure ya Wizara ya Afya. Nenda kwa mtu aliye karibu nawe na uweke mbali chochote unachoweza kujidhuru nacho; si lazima upitie haya peke yako. Namba zaidi: ${numbers}`,
  },
  child: {
    ...all.child,
    sw: `Kama mtoto yuko hatarini, piga ${police}, au ${child}, namba ya bure ya watoto. Tovuti hii ni ya watu wa miaka 18 na zaidi tu: acha mazungumzo, usitume picha, na umwambie mtu mzima unayemwamini. Ripoti za tovuti hii hazimfikii mtu yeyote, kwa hiyo waambie polisi. Kanuni: ${PATHS.communityGuidelines}`,
  },
  scam: {
    ...all.scam,
    sw: `Usilipe na usimpe mtu msimbo wala PIN yoyote, hata kisa kiwe cha kusikitisha kiasi gani; ukitishiwa, piga ${police}. Kama umeshalipa, wapigie MTN, Airtel au benki yako mara moja wazuie malipo, na uwaambie polisi. Soma “Mtu ananiomba pesa” katika ${PATHS.helpCenter}.`,
  },
  blackmail: {
    ...all.blackmail,
    sw: `Ukitishiwa, piga ${police}. Usilipe na usitume kitu kingine chochote, kwa sababu anayelipwa huomba tena; hifadhi ujumbe, acha kujibu, na umwambie mtu unayemwamini pamoja na polisi. Hatua zinazofuata: ${tips}`,
  },
  medical: {
    ...all.medical,
    sw: `Piga ambulensi sasa: ${ambulance}, au ${police} kama kuna mtu anayekuhatarisha. Kaa na mgonjwa, mlaze kwa ubavu kama haamki, na usimfanye atapike. Baada ya kubakwa, hospitali inaweza kuzuia VVU ndani ya saa 72; ${violence} ni bure. Namba zaidi: ${numbers}`,
  },
};
