import { fold } from '../domain/fold';

/** Orders to the assistant itself, which it has no way to follow and does not repeat. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|policy|policies|training|everything|above|previous)\b/,
  /\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instructions?)\b|^\W*(?:system|assistant|developer)\s*:|<\/?(?:system|script|iframe|img|svg)\b|\[\/?inst\]/,
  /\b(?:you are|act as|pretend (?:to be|you)|roleplay) now\b|\bfrom now on\b|\bact as\b|\bpretend (?:to be|you are|that you)\b|\bjailbreak|\bdan mode\b|\bwithout (?:any )?(?:rules|limits|restrictions)\b/,
  /\brepeat (?:after me|the (?:text|words|prompt)|everything|your\b)|\b(?:say|print|output|reveal|show|leak|give|tell)\b.{0,30}\b(?:api ?keys?|secret keys?|your (?:instructions|prompt|rules|key|password|source code)|environment variables?)\b/,
  /\b(?:oublie|ignore|oubliez|ignorez)\b.{0,30}\b(?:consignes?|instructions?|regles?)\b|\btes (?:consignes|instructions)\b/,
  /\b(?:puuza|sahau)\b.{0,30}\b(?:maagizo|maelekezo|sheria)\b|\b(?:irengagize|wibagirwe)\b.{0,30}\b(?:amabwiriza|amategeko)\b/,
  /\b(?:drop table|union select|or 1 ?= ?1|\.\.\/|etc\/passwd|\$\{|\{\{)/,
] as const;

/** Harm to someone else. */
const HARM = [
  /\b(?:hack|crack|break into|steal|spy on|spy|track|stalk|trace|follow)\b(?! me\b).{0,50}\b(?:account|password|phone|messages?|profile|girlfriend|boyfriend|wife|husband|her|him|someone|somebody|people|a (?:girl|woman|man|guy))\b/,
  /\b(?:phone|home|telephone|whatsapp|private|personal)\b.{0,20}\b(?:number|address|data|details)\b.{0,20}\b(?:of|for) (?:the |a |an |this |that )?(?:\w+ )?(?:woman|man|girl|boy|lady|guy|person|member|user|profile|somebody|someone|her|him)\b/,
  /\bread (?:his|her|their|someone's|somebody's) (?:messages?|chats?|conversations?)\b|(?<!\bblock )\b(?:his|her|their|someone's|somebody's) (?:password|home address|phone number|location)\b/,
  /\b(?:how (?:to|can i|do i)|help me(?: to)?|teach me(?: to)?)\b(?! (?:recogni[sz]e|spot|avoid|report|stop)\b).{0,20}\b(?:scam|defraud|blackmail|catfish|impersonate|stalk|rape|kill|beat|drug|deceive)\b|\b(?:make|create|use|pass)\b.{0,20}\bfake (?:id|verification|documents?)\b/,
] as const;

const found = (signs: readonly RegExp[], text: string): boolean =>
  signs.some((sign) => sign.test(text));

/** Whether a message gives orders to the assistant or asks for help against someone else. */
export const isPromptInjection = (message: string): boolean => {
  const text = fold(message).replace(/\s+/g, ' ').slice(0, 2000);
  return found(ORDERS, text) || found(HARM, text);
};
