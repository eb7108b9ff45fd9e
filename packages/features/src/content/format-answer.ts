import { REGISTRATION_OPTIONS } from '../domain/registration-options';
import { labelOf } from '#words/content/labels';

/** Returns the words of a registration answer: the labels of what was chosen, or what was typed. */
export const formatAnswer = (field: string, answer: string | readonly string[]): string => {
  const words = [answer].flat();
  return (field in REGISTRATION_OPTIONS ? words.map(labelOf) : words).join(', ');
};
