import { dangerCopy as ENGLISH } from '../../../../assistant-engine/danger/copy';
import type * as english from '../../../../assistant-engine/danger/copy';
import { EMERGENCY, HELPLINES } from '../../../../domain/policy';
import { PATHS } from '../../../../paths';

const { allServices: police, ambulance } = EMERGENCY;
const { violence, child, distress } = HELPLINES;
const tips = `“Trust & Safety”, ${PATHS.legal}`;
const numbers = PATHS.meetingGuide;

export const dangerCopy: typeof english.dangerCopy = {
  violence: {
    ...ENGLISH.violence,
    rw: `Niba muri mu kaga, muhamagare ${police} ubu; ku ihohoterwa rikorwa n’umukunzi cyangwa uwo mwashakanye, n’irishingiye ku gitsina, ${violence} ntiyishyurwa. Mujye aho abandi bantu bari, mubibwire umuntu mwizeye. Ibikurikira: ${tips}`,
  },
  suicide: {
    ...ENGLISH.suicide,
    rw: `Niba mushobora kwigirira nabi, cyangwa undi muntu muzi, muhamagare ${police} ubu, cyangwa ${distress}, umurongo utishyurwa wa Minisiteri y’Ubuzima. Musange umuntu uri hafi yanyu, mushyire kure icyo ari cyo cyose mwakwikomeretsa; si ngombwa ko mubinyuramo mwenyine. Izindi nimero: ${numbers}`,
  },
  child: {
    ...ENGLISH.child,
    rw: `Niba umwana ari mu kaga, muhamagare ${police}, cyangwa ${child}, umurongo w’abana utishyurwa. Uru rubuga ni urw’abafite imyaka 18 kuzamura gusa: muhagarike ikiganiro, ntimwohereze amafoto, mubibwire umuntu mukuru mwizeye. Raporo zo kuri uru rubuga nta we zigeraho, bityo mubibwire polisi. Amategeko: ${PATHS.communityGuidelines}`,
  },
  scam: {
    ...ENGLISH.scam,
    rw: `Ntimwishyure kandi ntimutange kode cyangwa PIN, uko inkuru yaba ibabaje kose; niba babatera ubwoba, muhamagare ${police}. Niba mwamaze kwishyura, muhamagare MTN, Airtel cyangwa banki yanyu ako kanya ngo bahagarike ubwo bwishyu, mubibwire na polisi. Musome “Umuntu aransaba amafaranga” kuri ${PATHS.helpCenter}.`,
  },
  blackmail: {
    ...ENGLISH.blackmail,
    rw: `Niba babatera ubwoba, muhamagare ${police}. Ntimwishyure kandi ntimwohereze ikindi, kuko uwishyuwe yongera gusaba; mubike ubutumwa, muhagarike gusubiza, mubibwire uwo mwizeye na polisi. Ibikurikira: ${tips}`,
  },
  medical: {
    ...ENGLISH.medical,
    rw: `Muhamagare ambilansi ubu: ${ambulance}, cyangwa ${police} niba hari umuntu ubashyira mu kaga. Mugume iruhande rw’umurwayi, mumuryamishe ku rubavu niba adakanguka, kandi ntimumutere kuruka. Nyuma yo gufatwa ku ngufu, ibitaro bishobora kurinda kwandura virusi itera SIDA mu masaha 72; ${violence} ntiyishyurwa. Izindi nimero: ${numbers}`,
  },
};
