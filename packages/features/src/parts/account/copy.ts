import type { PageCopy } from '../page/page-copy';

export const loginCopy = {
  title: 'Login',
  description: 'Accounts aren’t available yet. Look around with the demo account.',
  heading: 'Welcome Back',
  intro: 'Accounts aren’t available yet. Look around with the demo account.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  empty: 'Please enter both email and password.',
  emailReason: 'Enter your email',
  passwordReason: 'Enter your password',
  result: {
    title: 'Login Functionality',
    message: 'Login is not yet implemented. Data has been logged to the console.',
  },
} satisfies PageCopy & Record<string, unknown>;

export const accountCopy = {
  toggle: 'Login or register',
  login: 'Login',
  register: 'Register',
  home: 'Back to Home',
  demo: {
    heading: 'Just looking around?',
    text: 'The demo account shows profiles clearly on this device and opens Home. From there, the header or the menu leads to your page. Nothing is sent.',
    action: 'Use Demo (Access User Page)',
  },
  rules: 'What you agree to when you join',
  legal: 'Terms & Conditions',
  guidelines: 'Community Guidelines',
  close: 'Close',
  lookAround: 'Look around with the demo account',
  dismiss: 'Dismiss',
};
