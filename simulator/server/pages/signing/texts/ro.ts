import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Semnarea documentelor',
  testNotice:
    'Serviciu de test: semnăturile de aici folosesc certificate TEST și nu au efect juridic.',
  signer: 'Semnatar',
  box: 'Dokubox',
  certificate: 'Numele din certificat',
  documents: 'Documente de semnat',
  open: 'Deschideți documentul',
  preview: 'Previzualizați documentul',
  inContainer:
    'Acest tip de fișier nu poate conține o semnătură. Când semnați, va fi înlocuit cu un container (.asice) care conține fișierul și semnăturile lui.',
  fileWarning:
    'Acest fișier poate arăta diferit în alt program sau pe hârtie. Motivele sunt indicate la document, în dokubox.',
  signing: 'Semnătura dumneavoastră se aplică pe fiecare dintre aceste documente.',
  sign: 'Semnați',
  signFailed:
    'Un document nu a putut fi semnat. Nimic nu s-a schimbat; încercați din nou mai târziu.',
  refusing: 'Refuzul semnării',
  reason: 'Motiv',
  reasonMissing: 'Vă rugăm să indicați motivul.',
  reasonTooLong: 'Vă rugăm să scurtați motivul la 500 de caractere.',
  refuse: 'Refuzați semnarea',
  delegating: 'Semnarea de către un coleg',
  colleague: 'Coleg',
  delegate: 'Predați semnarea',
  colleagueMissing: 'Vă rugăm să alegeți un coleg din listă.',
  levers: 'Acțiuni de test ale simulatorului',
  expiring: 'Doar pentru teste: ca și cum nimeni nu ar fi semnat la timp.',
  expire: 'Lăsați cererea să expire',
  back: 'Înapoi la portal',
  system: {
    title: 'Sistemul de semnare al băncii',
    signing:
      'Fiecare dintre aceste documente va fi semnat de bancă, iar fișierul semnat va fi trimis în dokubox.',
    refused: {
      title: 'Ați refuzat să semnați',
      text: 'Documentele așteaptă în continuare o semnătură. Motivul dumneavoastră se află printre mesajele lor și este vizibil numai băncii.',
    },
  },
  ends: {
    signed: {
      title: 'Ați semnat',
      text: 'Documentele cu semnătura dumneavoastră se află în dokubox. Este posibil ca alte persoane să mai aibă de semnat.',
    },
    refused: {
      title: 'Ați refuzat semnarea',
      text: 'Refuzul și motivul dumneavoastră au fost înregistrate în dokubox.',
    },
    expired: {
      title: 'Cererea de semnare a expirat',
      text: 'Banca poate trimite din nou documentele spre semnare.',
    },
    delegated: {
      title: 'Ați predat semnarea',
      text: 'Colegul dumneavoastră poate semna acum din dokubox.',
    },
    over: {
      title: 'Nu mai este nimic de semnat',
      text: 'Între timp, documentele au fost semnate, semnarea a fost refuzată sau cererea a fost retrasă.',
    },
    unknown: {
      title: 'Acest link nu este valabil',
      text: 'Vă rugăm să deschideți din nou pagina de semnare din dokubox.',
    },
  },
};
