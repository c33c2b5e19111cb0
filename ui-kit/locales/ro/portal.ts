import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxuri',
    box: 'Dokubox',
    signIn: 'Autentificare',
    cookies: 'Cookie-uri',
    tasks: 'Sarcini',
    users: 'Administrarea utilizatorilor',
    error: 'Eroare',
  },
  navigation: { list: 'Dokuboxuri', tasks: 'Sarcini', users: 'Administrarea utilizatorilor' },
  start: {
    failedTitle: 'Portalul nu a putut fi pornit',
  },
} satisfies Translation<typeof en>;
