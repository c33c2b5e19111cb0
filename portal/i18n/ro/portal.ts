import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Romanian texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxuri',
    box: 'Dokubox',
    signIn: 'Autentificare',
    cookies: 'Module cookie',
    tasks: 'Sarcini',
    users: 'Gestionarea utilizatorilor',
    error: 'Eroare',
  },
  navigation: { list: 'Dokuboxuri', tasks: 'Sarcini', users: 'Gestionarea utilizatorilor' },
  start: {
    failedTitle: 'Portalul nu a putut fi pornit',
    failedText: 'Configurația sa nu a putut fi încărcată.',
    signingIn: 'Vă autentificăm',
  },
  blocked: {
    title: 'Portalul este închis pentru mentenanță',
    text: 'Momentan nu puteți lucra în portal.',
    textUntil: 'Nu puteți lucra în portal până la {{until}}.',
    stayHint: 'Puteți rămâne și încerca mai târziu sau vă puteți deconecta.',
    stay: 'Rămân',
    signOut: 'Deconectare',
    scheduledTitle: 'Mentenanță planificată',
    scheduled: 'Portalul va fi închis de la {{from}} până la {{until}}.',
    scheduledOpen: 'Portalul va fi închis începând cu {{from}}.',
  },
  redirection: { open: 'Deschideți dokuboxul' },
} satisfies Translation<typeof en>;
