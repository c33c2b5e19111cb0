/** What the portal says around its screens: the product's name, window titles, navigation, start. */
const portal = {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxes',
    box: 'Dokubox',
    signIn: 'Sign in',
    cookies: 'Cookies',
    tasks: 'Tasks',
    users: 'User management',
    error: 'Error',
  },
  navigation: { list: 'Dokuboxes', tasks: 'Tasks', users: 'User management' },
  start: {
    failedTitle: 'The portal could not be started',
  },
} as const;

export default portal;
