/** English texts of the cookies page; they type the keys of every other language. */
const cookies = {
  title: 'Cookies and local storage',
  intro:
    'The portal stores only what it needs to work. It uses no advertising, no analytics and no third-party services.',
  necessary: 'Necessary',
  necessaryText: 'Without these you cannot sign in or work safely.',
  functional: 'Functional',
  functionalText: 'These remember your choices so you do not have to make them again.',
  name: 'Name',
  purpose: 'Purpose',
  where: 'Where',
  kept: 'Kept for',
  storage: { cookie: 'Cookie', session: 'Session storage', local: 'Local storage' },
  keptFor: {
    session: 'Until you close the tab',
    signOut: 'Until you sign out',
    kept: 'Until you clear your browser data',
  },
  purposes: {
    session: 'Keeps you signed in',
    signedIn: 'Tells the page whether you are signed in',
    tokens: 'Keeps you signed in as you move between pages',
    oauthState: 'Protects single sign-on against forged requests',
    openedWindow: 'Detects when the portal is open in two windows',
    tabs: 'Detects when the portal is open in another tab',
    activity: 'Signs you out of all tabs after a period of inactivity',
    ddeParam: 'Remembers which dokubox a link was meant to open',
    resume: 'Remembers the page you were on when the session ended',
    entrance: 'Remembers which sign-in page you used',
    tenant: 'Remembers which country’s bank you use',
    language: 'Remembers your language',
    scheme: 'Remembers light or dark appearance',
    create: 'Remembers what you chose and typed for a new dokubox',
    draft: 'Keeps a message you have not sent yet',
    kept: 'Keeps the names of product categories and reasons, so that pages load faster',
  },
  back: 'Back',
} as const;

export default cookies;
