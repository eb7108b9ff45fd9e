import type { QuizQuestion } from '../../domain/quiz';
import type { PageCopy } from '../../parts/page/page-copy';
import type { QuizQuestionId, QuizSetId } from './data';

export const cultureCopy = {
  title: 'Cultural Explorer',
  description: 'A short quiz about the region’s cultures.',
  heading: 'Cultural explorer',
  intro: 'Two questions at a time about the region’s customs, food and languages.',
  question: (position: number, total: number) => `Question ${position} of ${total}`,
  correct: 'Correct.',
  wrong: (answer: string) => `Not quite. It’s “${answer}”.`,
  score: (score: number, total: number) => `Score ${score}/${total}`,
  verdicts: [
    'A good time to ask questions.',
    'Halfway to a good conversation.',
    'You could guide the tour.',
  ],
  review: 'Your answers',
  again: 'Try another set',
  next: (name: string) => `Next: ${name}`,
  sets: {
    rwanda: 'Rwanda',
    'burundi-congo': 'Burundi and eastern Congo',
    uganda: 'Uganda',
    'kenya-tanzania': 'Kenya and Tanzania',
    weddings: 'Meeting the family',
  } satisfies Record<QuizSetId, string>,
  questions: {
    umuganda: {
      text: 'What is umuganda?',
      answers: [
        'A morning of community work each month',
        'A wedding dance',
        'A dish of cassava leaves',
      ],
      because: 'On the month’s last Saturday, people clean, build and plant together.',
    },
    imigongo: {
      text: 'What is the relief of an imigongo panel made of?',
      answers: ['Carved wood', 'Cow dung mixed with ash', 'Woven sisal'],
      because:
        'The ridges are formed by hand, then painted in earth colours. The art comes from eastern Rwanda.',
    },
    drums: {
      text: 'What is at the centre of Burundi’s best-known royal performance?',
      answers: ['Masks', 'Harps', 'Drums'],
      because:
        'The royal drum dance is on UNESCO’s list of intangible heritage. Each drum is carved from one trunk.',
    },
    rumba: {
      text: 'Which music did Kinshasa and Brazzaville give the world?',
      answers: ['Congolese rumba', 'Taarab', 'Benga'],
      because: 'Rumba came back from Cuba with guitars. UNESCO listed it in 2021.',
    },
    rolex: {
      text: 'What is a rolex, bought at the roadside in Kampala?',
      answers: ['A watch', 'Eggs rolled in a chapati', 'A minibus'],
      because: 'From “rolled eggs”: a vegetable omelette in a warm chapati.',
    },
    barkcloth: {
      text: 'What is the barkcloth of the Baganda made from?',
      answers: ['Banana leaves', 'Papyrus', 'The inner bark of a fig tree'],
      because: 'The bark of the mutuba tree is cut without felling it and beaten until it’s soft.',
    },
    kanga: {
      text: 'What does a kanga usually carry along its border?',
      answers: ['A saying in Swahili', 'The name of its weaver', 'A map of the coast'],
      because: 'It’s called the jina: a proverb, a blessing or a message to someone.',
    },
    shikamoo: {
      text: 'Which courtesy does the greeting “Shikamoo” show?',
      answers: ['Joy at a reunion', 'Respect for an elder', 'Condolence'],
      because: 'A younger person says it first; the elder answers “Marahaba”.',
    },
    gusaba: {
      text: 'What happens at a gusaba in Rwanda?',
      answers: [
        'The couple signs at the district office',
        'The groom’s family asks for the bride’s hand',
        'Guests dance until dawn',
      ],
      because:
        'Gusaba means to ask. Two spokesmen debate, and gukwa, the giving of the dowry, follows.',
    },
    kwanjula: {
      text: 'What is introduced at a kwanjula of the Baganda?',
      answers: ['The suitor to the bride’s family', 'The first child', 'The new house'],
      because:
        'Kwanjula means introduction: the suitor comes to the family with his delegation and gifts.',
    },
  } satisfies Record<QuizQuestionId, Omit<QuizQuestion, 'correct'>>,
} satisfies PageCopy & Record<string, unknown>;
