import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portalul este deschis în altă fereastră',
    text: 'Puteți lucra într-o singură fereastră în același timp, pentru ca acțiunile dumneavoastră să nu se suprapună.',
    use: 'Folosiți această fereastră',
  },
  tabLocked: {
    title: 'Portalul este deschis în altă filă',
    text: 'Închideți cealaltă filă sau continuați aici: atunci cealaltă filă se blochează.',
    use: 'Folosiți această filă',
  },
  idle: {
    title: 'Mai sunteți aici?',
    text: 'De ceva timp nu s-a întâmplat nimic. Pentru siguranța dumneavoastră, sesiunea se va încheia în curând.',
    drafts:
      'Ce ați scris și nu ați trimis încă se păstrează în această filă până vă autentificați din nou.',
    left: 'Timp rămas',
    announce_one: 'Sesiunea se încheie peste {{count}} secundă.',
    announce_few: 'Sesiunea se încheie peste {{count}} secunde.',
    announce_other: 'Sesiunea se încheie peste {{count}} de secunde.',
    stay: 'Continuați',
  },
  signOut: 'Deconectare',
} satisfies Translation<typeof en>;
