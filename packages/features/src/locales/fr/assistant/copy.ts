import type * as english from '../../../assistant/copy';
import { brand } from '../../../content/brand';
import { formatCount } from '../content/format';
import { LIMITS } from '../../../domain/limits';
import { EMERGENCY } from '../../../domain/emergency-numbers';
import { assistantLauncherCopy } from './copy-launcher';

export const assistantCopy: typeof english.assistantCopy = {
  close: assistantLauncherCopy.close,
  title: `Assistant ${brand.name}`,
  greeting: `Bonjour ! Je suis l’assistant ${brand.name}. Comment puis-je vous aider ?`,
  log: 'Conversation',
  placeholder: 'Écrivez votre message…',
  field: 'Votre message',
  send: 'Envoyer',
  thinking: 'Je réfléchis…',
  offline:
    'L’assistant a besoin d’une connexion. Ce que vous écrivez maintenant ne sera pas envoyé plus tard.',
  tooLong: `Votre question est trop longue. ${formatCount(LIMITS.question)} caractères au maximum.`,
  you: 'Vous',
  assistant: 'Assistant',
  retry: 'Reposer la question',
  elsewhere: { help: 'Centre d’aide', contact: 'Contact' },
  more: (characters: number) => `Afficher la suite (encore ${formatCount(characters)} caractères)`,
  emergency: {
    question: 'En danger ?',
    call: `Appelez le ${EMERGENCY.allServices}`,
    tips: 'Conseils de sécurité',
  },
  topicsLabel: 'Sujets',
  suggestionsLabel: 'Suggestions',
  suggestions: [
    'Comment réserver une rencontre ?',
    'Combien coûte un Super Like ?',
    'Ma photo est-elle privée ?',
  ],
};
