import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Parolă uitată',
    text: 'Introduceți datele pe care banca le are despre dumneavoastră. Dacă ele corespund unui cont, banca vă trimite instrucțiuni.',
    email: 'E-mail',
    username: 'Nume de utilizator',
    usernameBankerHint: 'Literele devin majuscule pe măsură ce scrieți.',
    phone: 'Telefon mobil',
    phoneHint: 'De exemplu {{example}}',
    submit: 'Cereți o parolă nouă',
    doneTitle: 'Cererea dumneavoastră a fost trimisă',
    doneText:
      'Dacă datele aparțin unui cont, veți primi instrucțiuni. Dacă nu sosește nimic, adresați-vă persoanei de contact din bancă.',
    failedTitle: 'Cererea dumneavoastră nu a putut fi trimisă',
    again: 'Completați din nou formularul',
    back: 'Înapoi la autentificare',
  },
  password: {
    title: 'Schimbarea parolei',
    forcedTitle: 'Aveți nevoie de o parolă nouă',
    forcedText: 'Banca vă roagă să vă schimbați parola înainte de a continua.',
    current: 'Parola actuală',
    next: 'Parola nouă',
    repeated: 'Parola nouă încă o dată',
    rules:
      'Între {{passwordMin}} și {{passwordMax}} de caractere, cu cel puțin o literă mică, o literă mare, o cifră și un caracter special.',
    add: 'Adăugați {{kinds}}.',
    kind: {
      lowercase: 'o literă mică (a–z)',
      uppercase: 'o literă mare (A–Z)',
      digit: 'o cifră',
      special: 'un caracter special',
    },
    tooEasy:
      'Această parolă este ușor de ghicit. Faceți-o mai lungă sau folosiți cuvinte fără legătură între ele.',
    strength: 'Siguranța parolei',
    score0: 'foarte slabă',
    score1: 'slabă',
    score2: 'prea ușor de ghicit',
    score3: 'bună',
    score4: 'foarte bună',
    show: 'Afișați parolele',
    wrongCurrent: 'Aceasta nu este parola dumneavoastră actuală.',
    submit: 'Schimbați parola',
    done: 'Parola dumneavoastră a fost schimbată. Celelalte sesiuni s-au încheiat.',
    back: 'Înapoi',
    backToSignIn: 'Înapoi la autentificare',
  },
  contract: {
    requiredTitle: 'Semnați mai întâi contractul',
    requiredText:
      'Înainte de prima utilizare a portalului trebuie semnat contractul de utilizare a acestuia. Îl semnați prin serviciul de semnare.',
    requiredLink: 'Mergeți la serviciul de semnare',
    waitingTitle: 'Contractul se semnează',
    waitingText:
      'Așteptăm celelalte semnături. Pagina se actualizează singură după ce au semnat toți; puteți reveni și mai târziu.',
    signed: 'Contractul este semnat. Acum vă puteți autentifica.',
    errorTitle: 'Contractul nu a putut fi semnat',
    EXPIRED: 'Timpul pentru semnare a expirat. Autentificați-vă din nou pentru a relua semnarea.',
    REJECTED: 'Cineva a refuzat să semneze. Vă rugăm să contactați banca.',
    TECHNICAL: 'A apărut o eroare în sistemul nostru. Vă rugăm să încercați mai târziu.',
    noContract:
      'Din adresă nu reiese despre ce contract este vorba. Folosiți linkul primit sau autentificați-vă.',
    failed: 'Nu s-a putut verifica dacă este semnat contractul.',
    unavailableTitle: 'Contractul nu poate fi semnat acum',
    ok: 'OK',
    back: 'Înapoi la autentificare',
  },
  settings: {
    title: 'Setări de semnare',
    text: 'Serviciul de semnare vă recunoaște după aceste două identificatoare. Le găsiți în contul dumneavoastră din serviciu.',
    namirialUserId: 'Identificatorul de utilizator',
    namirialDeviceId: 'Identificatorul de dispozitiv',
    submit: 'Salvați',
    done: 'Setările dumneavoastră de semnare au fost salvate.',
  },
} satisfies Translation<typeof en>;
