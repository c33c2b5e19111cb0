import type { Language } from '@dokubox/spec/enums.ts';

/**
 * Words of the provider's page. The page simulates a service outside of the product, so its texts
 * are in its folder.
 */
export interface ProviderTexts {
  readonly title: string;
  readonly testNotice: string;
  readonly banker: string;
  readonly signIn: string;
  readonly cancel: string;
  readonly wrongTitle: string;
  readonly wrongText: string;
}

/** The words in each language. */
export const providerTexts: Readonly<Record<Language, ProviderTexts>> = {
  en: {
    title: 'Sign in to the bank',
    testNotice:
      'This page plays the bank’s identity provider. It asks for no password and opens simulated worlds only.',
    banker: 'Sign in as',
    signIn: 'Sign in',
    cancel: 'Cancel',
    wrongTitle: 'This sign-in request is not valid',
    wrongText:
      'The portal that sent it is not registered here. Go back to the portal and sign in from there.',
  },
  bg: {
    title: 'Вход за служители на банката',
    testNotice:
      'Тази страница играе ролята на доставчика на самоличност на банката. Тя не иска парола и отваря само симулирани светове.',
    banker: 'Вход като',
    signIn: 'Вход',
    cancel: 'Отказ',
    wrongTitle: 'Заявката за вход не е валидна',
    wrongText:
      'Порталът, който я е изпратил, не е регистриран тук. Върнете се в портала и влезте оттам.',
  },
  hu: {
    title: 'Bejelentkezés a bank rendszerébe',
    testNotice:
      'Ez az oldal a bank azonosítási szolgáltatását helyettesíti. Jelszót nem kér, és csak szimulált környezeteket nyit meg.',
    banker: 'Bejelentkezés a következő munkatársként',
    signIn: 'Bejelentkezés',
    cancel: 'Mégse',
    wrongTitle: 'A bejelentkezési kérés érvénytelen',
    wrongText:
      'A kérést küldő portál itt nincs regisztrálva. Térjen vissza a portálra, és onnan jelentkezzen be.',
  },
  hr: {
    title: 'Prijava za zaposlenike banke',
    testNotice:
      'Ova stranica zamjenjuje bankinu uslugu prijave. Ne traži lozinku i otvara samo simulirane svjetove.',
    banker: 'Prijava kao',
    signIn: 'Prijavi se',
    cancel: 'Odustani',
    wrongTitle: 'Zahtjev za prijavu nije valjan',
    wrongText:
      'Portal koji ga je poslao ovdje nije registriran. Vratite se na portal i prijavite se odande.',
  },
  ro: {
    title: 'Autentificare la bancă',
    testNotice:
      'Această pagină simulează furnizorul de identitate al băncii. Nu cere parolă și deschide numai medii simulate.',
    banker: 'Autentificare ca',
    signIn: 'Autentificare',
    cancel: 'Renunțați',
    wrongTitle: 'Cererea de autentificare nu este valabilă',
    wrongText:
      'Portalul care a trimis-o nu este înregistrat aici. Reveniți în portal și autentificați-vă de acolo.',
  },
  sr: {
    title: 'Prijava za zaposlene u banci',
    testNotice:
      'Ova stranica zamenjuje bankin servis za prijavu. Ne traži lozinku i otvara samo test-svetove.',
    banker: 'Prijava kao',
    signIn: 'Prijavi se',
    cancel: 'Odustani',
    wrongTitle: 'Zahtev za prijavu nije ispravan',
    wrongText:
      'Portal koji ga je poslao ovde nije registrovan. Vratite se na portal i prijavite se odatle.',
  },
  cs: {
    title: 'Přihlášení do banky',
    testNotice:
      'Tato stránka zastupuje poskytovatele identity banky. Nevyžaduje heslo a otevírá jen simulované světy.',
    banker: 'Přihlásit se jako',
    signIn: 'Přihlásit se',
    cancel: 'Zrušit',
    wrongTitle: 'Žádost o přihlášení není platná',
    wrongText:
      'Portál, který ji odeslal, zde není registrován. Vraťte se na portál a přihlaste se z něj.',
  },
  sk: {
    title: 'Prihlásenie do banky',
    testNotice:
      'Táto stránka zastupuje poskytovateľa identity banky. Nežiada heslo a otvára len simulované svety.',
    banker: 'Prihlásiť sa ako',
    signIn: 'Prihlásiť sa',
    cancel: 'Zrušiť',
    wrongTitle: 'Žiadosť o prihlásenie nie je platná',
    wrongText:
      'Portál, ktorý ju odoslal, tu nie je registrovaný. Vráťte sa na portál a prihláste sa odtiaľ.',
  },
};
