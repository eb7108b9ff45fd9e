import { brand } from '../../content/brand';
import { FEATURES, type Knowledge, PAGES } from '../../content/site-knowledge';
import { PATHS } from '../../paths';

/** Words that say nothing about what is asked. */
const STOP_WORDS = new Set(
  `a about all am an and any are as at be but by can could do does for from get give go have hello hey hi how i if in is it
  its me my of on or our please so some tell than that the their them there they this to use want was we what when where
  which who why will with would you your`.split(/\s+/),
);

/** What people call a thing, and the word that the site uses for it. */
const SYNONYMS: Record<string, string> = {
  photo: 'mask', picture: 'mask', face: 'mask', image: 'mask', blur: 'mask', hide: 'mask',
  cost: 'coin', price: 'coin', pay: 'coin', cheap: 'coin', expensive: 'coin', money: 'coin', momo: 'coin', franc: 'coin', free: 'coin', buy: 'coin', wallet: 'coin',
  hotel: 'guide', checklist: 'guide', emergency: 'guide', police: 'guide', ambulance: 'guide', travel: 'book',
  reserve: 'book', appointment: 'book', stay: 'book', visit: 'book',
  harass: 'report', abuse: 'report', scam: 'report', fake: 'report', block: 'report', unsafe: 'report', safe: 'safety', danger: 'safety',
  phone: 'contact', call: 'contact', email: 'contact', human: 'contact', support: 'contact', help: 'contact', talk: 'message', chat: 'message',
  data: 'privacy', gdpr: 'privacy', erase: 'privacy', secret: 'privacy', delete: 'privacy',
  match: 'browse', find: 'browse', search: 'browse', filter: 'browse', people: 'browse', profile: 'browse', date: 'date',
  mood: 'mood', feel: 'mood', lonely: 'mood', nearby: 'radar', near: 'radar', distance: 'radar', question: 'icebreaker', opener: 'icebreaker',
  quiz: 'culture', interview: 'testimony', refund: 'refund', marriage: 'serious', wedding: 'story', couple: 'story', success: 'story',
};

const stem = (word: string) => word.replace(/(ing|ies|ied|ed|es|s|ly)$/, '').replace(/e$/, '');

const STEMMED_SYNONYMS = new Map(Object.entries(SYNONYMS).map(([word, topic]) => [stem(word), stem(topic)]));

/** The meaningful words of a text, each as its stem and as the word of the site. */
const terms = (text: string): string[] =>
  (text.toLowerCase().normalize('NFKD').match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .flatMap((word) => [word, STEMMED_SYNONYMS.get(word) ?? '']).filter(Boolean);

interface Indexed {
  readonly knowledge: Knowledge;
  readonly topic: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

const index = [...FEATURES, ...PAGES].map(
  (knowledge): Indexed => ({
    knowledge,
    topic: new Set(terms(`${knowledge.topic} ${knowledge.route}`)),
    text: new Set(terms(knowledge.text)),
  }),
);

/** How rare a term is over all that the assistant knows: a word of every page weighs little. */
const rarity = (term: string) => {
  const holders = index.filter(({ topic, text }) => topic.has(term) || text.has(term)).length;
  return holders === 0 ? 0 : Math.log(1 + index.length / holders);
};

const GREETINGS = /^(hi|hello|hey|muraho|mwaramutse|mwiriwe|bite|jambo|habari|salut|bonjour)\b/i;
const THANKS = /\b(thanks?|thank you|murakoze|urakoze|asante|merci|webale)\b/i;

/** The embedded assistant: the best match of its knowledge, always with the route to go on with. */
export const answerFor = (message: string): string => {
  const asked = [...new Set(terms(message))];
  const ranked = index
    .map((entry) => ({
      entry,
      score: asked.reduce(
        (sum, term) => sum + rarity(term) * (entry.topic.has(term) ? 3 : entry.text.has(term) ? 1.5 : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.entry.knowledge;
  if (THANKS.test(message)) {
    return `Murakoze cyane, it was a pleasure. If you would like to look around, profiles are at ${PATHS.findMatch} and ideas for a safe first meeting at ${PATHS.meetingGuide}.`;
  }
  if (!best && GREETINGS.test(message)) {
    return `Muraho! Ask me about profiles, coins, privacy or meeting in person. A good place to begin is ${PATHS.howItWorks}.`;
  }
  if (!best) {
    return `I know ${brand.name} and little else. You can browse profiles at ${PATHS.findMatch}, read how it works at ${PATHS.howItWorks}, or ask a person at ${PATHS.contact}.`;
  }
  const next = ranked.find(({ entry, score }) => entry.knowledge.route !== best.route && score > (ranked[0]?.score ?? 0) * 0.6);
  const more = next ? ` See also ${next.entry.knowledge.route}.` : '';
  return `${best.text} You will find it at ${best.route}.${more}`;
};
