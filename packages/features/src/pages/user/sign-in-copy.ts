export const signInCopy = {
  title: 'User Page',
  description: 'Sign in, or look around with the demo account.',
  heading: 'Sign in to your page',
  intro: 'Sign in to see your likes, coins, messages and data.',
  summary: 'Please check these answers',
  password: 'Password',
  passwordReason: 'Password is required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  welcome: 'Welcome back',
  simulated:
    'Accounts aren’t available yet: your password wasn’t sent, and you’re not signed in. Continue as the demo user to see everything.',
  create: { question: 'New here?', action: 'Create an account' },
  demo: {
    heading: 'No account needed',
    text: 'The demo user opens every page on this device. Nothing is sent.',
    action: 'Continue as Demo User',
    welcome: 'You’re in as the demo user',
  },
  others: {
    heading: 'Other ways to sign in',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    soon: 'Coming soon',
  },
};
