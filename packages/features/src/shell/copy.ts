import { brand } from '../content/brand';
import { formatThings } from '../content/format';
import { legalHref } from '../content/legal/documents';
import { PATHS } from '../paths';

export const shellCopy = {
  skip: 'Skip to the content',
  home: `${brand.name}, home`,
  preview: 'Preview',
  navigation: 'Main',
  menuOpen: 'Open the menu',
  menuClose: 'Close the menu',
  nav: [
    { href: PATHS.home, label: 'Home' },
    { href: PATHS.findMatch, label: 'Find Match' },
    { href: PATHS.aboutUs, label: 'About Us' },
    { href: PATHS.pricing, label: 'Pricing' },
    { href: PATHS.services, label: 'Services' },
    { href: PATHS.contact, label: 'Contact' },
    { href: PATHS.helpCenter, label: 'Help Center' },
    { href: PATHS.blog, label: 'Blog' },
  ],
  places: {
    label: 'Your places',
    discover: 'Discover',
    likes: 'Likes',
    messages: 'Messages',
    plan: 'Plan',
    you: 'You',
    people: formatThings('person', 'people'),
  },
  dashboard: 'Dashboard',
  getStarted: 'Get started',
  logIn: 'Log in',
  userPage: 'User Page',
  logOut: 'Log out',
  loggedOut: 'You are logged out on this device.',
  erasedElsewhere: 'Everything that this site kept on this device was erased in another tab.',
  theme: {
    light: 'Theme: light. Switch to dark',
    dark: 'Theme: dark. Switch to the device setting',
    system: 'Theme: as the device. Switch to light',
  },
  loading: 'Loading the page',
  hydration: {
    queued: 'One moment: the page is waking up. Your press is kept.',
    again: 'The page is ready. Press again if you still want it.',
    failed: 'A part of this page did not arrive. Check the connection and reload.',
  },
  noScript: {
    text: 'JavaScript is off: you can read every page, but buttons and forms need it.',
    danger: 'In danger?',
    call: (number: string) => `Call ${number}`,
    ambulance: (number: string) => `Ambulance: ${number}`,
  },
  breadcrumbs: 'Breadcrumb',
  wholeTrail: 'Show the whole trail',
  backToTop: 'Back to top',
  toasts: { label: 'Notifications', close: 'Close' },
  footer: {
    label: 'Footer',
    promise:
      'Serious relationships, met with care. Private by default, made in Kigali for adults of 18 and over.',
    explore: 'Explore',
    trust: 'Trust',
    reach: 'Reach us',
    follow: 'Follow us',
    exploreLinks: [
      { href: PATHS.services, label: 'Services' },
      { href: PATHS.howItWorks, label: 'How It Works' },
      { href: PATHS.successStories, label: 'Success Stories' },
      { href: PATHS.aboutUs, label: 'About Us' },
    ],
    trustLinks: [
      { href: PATHS.privacyPolicy, label: 'Privacy Policy' },
      { href: PATHS.legal, label: 'Terms & Policies' },
      { href: PATHS.communityGuidelines, label: 'Community Guidelines' },
      { href: PATHS.helpCenter, label: 'Help Center' },
      { href: PATHS.contact, label: 'Contact' },
    ],
    memberLinks: [
      { href: `${PATHS.user}#your-data`, label: 'Your data' },
      { href: PATHS.privacyPolicy, label: 'Privacy Policy' },
      { href: legalHref('safety'), label: 'Safety' },
      { href: PATHS.helpCenter, label: 'Help Center' },
    ],
    social: [
      { href: brand.company.x, label: 'X' },
      { href: brand.company.instagram, label: 'Instagram' },
      { href: brand.company.linkedin, label: 'LinkedIn' },
    ],
    newTab: '(opens in a new tab)',
    copyright: `© ${brand.copyrightYear} ${brand.company.name}. Designed and built by ${brand.developer}.`,
  },
  offlineNotice:
    'You are offline. Pages that you have opened still work; the rest waits for the connection.',
  storage: {
    refused:
      'Your latest change could not be saved on this device. It is kept while this page stays open.',
    unreachable:
      'This browser does not let us save anything on this device. The site works for this visit only.',
    newer: 'Another tab runs a newer version. What you see here is read-only until you reload.',
    export: 'Download a copy',
    reload: 'Reload',
    exportName: 'iru-unsaved.json',
  },
  notFound: {
    title: 'Page not found',
    description: 'This address leads nowhere on our site.',
    code: '404',
    text: 'Oops! Page not found',
    hint: 'The address may be mistyped, or the page may have moved.',
    home: 'Back to home',
  },
  crashed: {
    title: 'Unexpected Application Error!',
    hint: 'The rest of the site still works. You can try this page again.',
    retry: 'Try again',
    home: 'Home',
  },
  incomplete: {
    title: 'This page did not arrive',
    hint: 'The connection broke off before the whole page was here. What you have typed on other pages waits in this tab.',
    retry: 'Retry',
    home: 'Home',
  },
  newVersion: {
    title: 'A new version is ready',
    hint: 'The site was updated while you were here. Reload to get this page; what you have typed waits in this tab.',
    reload: 'Reload',
    home: 'Home',
  },
  offline: {
    title: 'You are offline',
    hint: 'This page has not been opened on this device yet. It loads as soon as the connection is back.',
    retry: 'Retry',
    retrying: 'Still offline. Check the connection and try again.',
  },
};
