import type { ContactSubject } from '../../domain/contact';
import type { PageCopy } from '../../parts/page/page-copy';
import type { DEPARTMENTS } from './planned-departments';

const subjects: Record<ContactSubject, string> = {
  general: 'General question',
  technical: 'Technical help',
  billing: 'Coins and payments',
  safety: 'Safety or a report',
  feedback: 'Feedback',
  partnership: 'Partnership',
  press: 'Press',
};

export const contactCopy = {
  title: 'Contact',
  description: 'Emergency numbers, our address and our planned departments.',
  heading: 'Contact',
  intro: 'No one reads messages yet. If you need help now, call one of these numbers.',
  form: {
    heading: 'Write a message',
    planned:
      'Planned: answers within 2 hours in the daytime in Kigali, or 15 minutes for premium members.',
    note: 'Opens your email app with the message filled in. Nothing is sent from this page.',
    summary: 'Please check these fields',
    firstName: 'First name',
    lastName: 'Last name',
    subject: 'Subject',
    message: 'Message',
    messageHint: (max: string) => `Up to ${max} characters.`,
    submit: 'Open in my email app',
    reasons: {
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      subject: 'Please choose a subject',
      message: 'Please write your message',
      tooLong: (max: string) => `Please keep this to ${max} characters`,
    },
    opened: (address: string) =>
      `Your email app should be open now. If it isn’t, write to ${address}.`,
    tooLong: 'Your message is too long for some email apps. Copy it and paste it into the email.',
    copy: 'Copy the message',
  },
  subjects,
  ways: {
    heading: 'Other ways',
    phoneNote: 'Planned: Monday to Saturday, 8 am to 8 pm in Kigali',
    emailNote: 'Planned: an answer within 2 hours',
    visitNote: 'By appointment',
  },
  departments: {
    heading: 'Planned departments',
    intro: 'They open once people have accounts.',
    list: {
      safety: {
        name: 'Safety',
        text: 'Reports, blocks, appeals. Planned: reviewed within 24-48 hours.',
      },
      billing: {
        name: 'Billing',
        text: 'Coins, refunds, receipts. Planned: refund requests answered in 3-5 business days.',
      },
      technical: { name: 'Support', text: 'When something doesn’t work.' },
      partnership: { name: 'Partnerships', text: 'Hotels, venues, organisations.' },
      press: { name: 'Press', text: 'Interviews, figures, pictures.' },
    } satisfies Readonly<
      Record<(typeof DEPARTMENTS)[number], { readonly name: string; readonly text: string }>
    >,
    write: (name: string) => `Write to ${name}`,
  },
  social: {
    heading: 'Follow us',
    newTab: '(opens in a new tab)',
  },
} satisfies PageCopy & Record<string, unknown>;
