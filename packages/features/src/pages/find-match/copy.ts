import { formatThings } from '../../content/format';
import type {
  BodyType,
  Career,
  Children,
  Education,
  Gender,
  Hair,
  HeightBand,
  Mood,
  RelationshipType,
  Religion,
} from '../../domain/profile';
import type { FilterKey } from '../../domain/profile-filters';

const profiles = formatThings('profile', 'profiles');

const religion: Record<Religion, string> = {
  christian: 'Christian',
  muslim: 'Muslim',
  jewish: 'Jewish',
  hindu: 'Hindu',
  buddhist: 'Buddhist',
  other: 'Other',
};
const education: Record<Education, string> = {
  highschool: 'High school',
  diploma: 'Diploma',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
};
const career: Record<Career, string> = {
  tech: 'Technology',
  business: 'Business',
  health: 'Health',
  education: 'Education',
  arts: 'Arts',
  other: 'Other',
};
const children: Record<Children, string> = {
  has: 'Has children',
  no: 'No children',
  open: 'Open to children',
  dontwant: 'Doesn’t want children',
};
const bodyType: Record<BodyType, string> = {
  slim: 'Slim',
  athletic: 'Athletic',
  curvy: 'Curvy',
  plus: 'Plus',
  muscular: 'Muscular',
};
const hair: Record<Hair, string> = {
  straight: 'Straight',
  wavy: 'Wavy',
  curly: 'Curly',
  coily: 'Coily',
};
const height: Record<HeightBand, string> = {
  'under 160': 'Under 160 cm',
  '160-180': '160 to 180 cm',
  'over 180': 'Over 180 cm',
};
const gender: Record<Gender, string> = { male: 'Male', female: 'Female' };
const relationship: Record<RelationshipType, string> = {
  serious: 'Serious',
  casual: 'Casual',
  friendship: 'Friendship',
  marriage: 'Marriage',
  hookup: 'Hookup',
};
const mood: Record<Mood, string> = {
  Calm: 'Calm',
  Happy: 'Happy',
  Curious: 'Curious',
  Lonely: 'Lonely',
  'Want to talk': 'Want to talk',
};

/** The option labels of filters whose values aren’t shown as they are. */
const options: Partial<Record<FilterKey, Readonly<Record<string, string>>>> = {
  gender,
  height,
  bodyType,
  education,
  religion,
  career,
  hair,
  children,
  relationship,
  mood,
};

const hints: Partial<Record<FilterKey, string>> & { relationship: string } = {
  location: 'A city or a country',
  relationship: 'Doesn’t change the results.',
};

export const findMatchCopy = {
  title: 'Find Match',
  description:
    'Browse sample profiles from Rwanda and the region. Photos stay blurred until you log in.',
  heading: 'Find Your Perfect Match',
  count: (shown: number, total: number) => `Showing ${shown} of ${total} profiles`,
  mood: {
    heading: 'Emotional Match Mode',
    text: 'How do you feel today? Your mood doesn’t change the results. Tap it again to clear it. Mood and filters are kept in this tab and in this page’s address.',
  },
  join: {
    heading: 'See these photos clearly',
    text: 'These twelve people are invented. The demo account shows them clearly.',
    action: 'Create a profile',
    logIn: 'Try the demo',
  },
  filters: {
    heading: 'Filters',
    show: 'Show filters',
    hide: 'Hide filters',
    active: (count: number) => (count === 0 ? 'None set' : `${count} set`),
    clear: 'Clear all',
    close: (count: number) => `Show ${profiles(count)}`,
    more: 'More filters',
    less: 'Fewer filters',
    any: 'Any',
    all: 'All',
    username: 'Name',
    age: 'Age',
    ageFrom: 'From',
    ageTo: 'To',
    years: (age: number) => `${age} years`,
    gender: 'Gender',
    location: 'Location',
    status: 'Status',
    country: 'Country',
    height: 'Height',
    bodyType: 'Body type',
    education: 'Education',
    religion: 'Religion',
    career: 'Career',
    hair: 'Hair',
    children: 'Children',
    relationship: 'Relationship type',
    mood: 'Mood',
    hints,
  },
  searches: {
    open: 'Saved searches',
    loading: 'Loading your searches…',
    failed: 'Your searches didn’t load. Close this and open it again.',
  },
  chips: {
    list: 'Active filters',
    ages: (from: number, to: number) => `${from} to ${to} years`,
    named: (name: string, value: string) => `${name}: ${value}`,
    remove: (filter: string) => `Remove filter ${filter}`,
  },
  options,
  list: 'Profiles',
  later: {
    count: (count: number) =>
      count === 1 ? 'You saved one person for later.' : `You saved ${count} people for later.`,
    action: 'See them',
  },
  empty: {
    title: 'No matches found',
    text: 'Try adjusting your filters to see more profiles',
  },
  safety: {
    heading: 'Safety & Privacy',
    cards: [
      {
        title: 'Photo & Profile Verification',
        text: 'Badges show who matched a selfie or ID to their profile.',
      },
      {
        title: 'Digital Love Mask',
        text: 'Blurred photos or voice only, until you both choose to reveal.',
      },
      {
        title: 'Consent-First Design',
        text: 'No one can message, see or locate you before you say yes.',
      },
      {
        title: "You're in Control",
        text: 'Hide your age, distance or whole profile at any time.',
      },
    ],
  },
  share: {
    heading: 'Share Your Love Story',
    text: 'Did you meet here? Your story may encourage others. For now, you keep it as a file.',
    story: 'Share Your Story',
    interview: 'Apply for Interview',
    picture: 'Two cups of coffee under a branch of ripe coffee cherries',
  },
};
