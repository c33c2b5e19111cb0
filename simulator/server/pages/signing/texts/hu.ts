import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Dokumentumok aláírása',
  testNotice:
    'Tesztszolgáltatás: az itt készült aláírások TEST jelű tanúsítványon alapulnak, joghatásuk nincs.',
  signer: 'Aláíró',
  box: 'Dokubox',
  certificate: 'Név a tanúsítványban',
  documents: 'Aláírandó dokumentumok',
  open: 'A dokumentum megnyitása',
  preview: 'A dokumentum előnézete',
  inContainer:
    'Ilyen típusú fájlba nem ágyazható be aláírás. Aláíráskor egy konténer (.asice) lép a helyébe, amely a fájlt és az aláírásait tartalmazza.',
  fileWarning:
    'Ez a fájl más programban vagy papíron másképp jelenhet meg. Az okokat a dokumentum kártyája sorolja fel a dokuboxban.',
  signing: 'Az aláírása e dokumentumok mindegyikébe bekerül.',
  sign: 'Aláírás',
  signFailed:
    'Az egyik dokumentumot nem sikerült aláírni. Semmi sem változott, próbálja újra később.',
  refusing: 'Az aláírás megtagadása',
  reason: 'Indok',
  reasonMissing: 'Kérjük, adja meg az indokot.',
  reasonTooLong: 'Kérjük, rövidítse az indokot 500 karakterre.',
  refuse: 'Aláírás megtagadása',
  delegating: 'Aláírás átadása kollégának',
  colleague: 'Kolléga',
  delegate: 'Átadás',
  colleagueMissing: 'Kérjük, válasszon kollégát a listából.',
  levers: 'A szimulátor tesztműveletei',
  expiring: 'Csak teszteléshez: mintha senki sem írt volna alá időben.',
  expire: 'A felkérés lejártatása',
  back: 'Vissza a portálra',
  system: {
    title: 'A bank aláírási rendszere',
    signing: 'E dokumentumok mindegyikét a bank aláírja, és az aláírt fájl átkerül a dokuboxba.',
    refused: {
      title: 'Ön megtagadta az aláírást',
      text: 'A dokumentumok továbbra is aláírásra várnak. Az indokot az üzenetek között csak a bank látja.',
    },
  },
  ends: {
    signed: {
      title: 'Ön aláírta a dokumentumokat',
      text: 'Az Ön aláírásával ellátott dokumentumok a dokuboxban vannak. Lehet, hogy másoknak még alá kell írniuk.',
    },
    refused: {
      title: 'Ön megtagadta az aláírást',
      text: 'A megtagadást és az indokot rögzítettük a dokuboxban.',
    },
    expired: {
      title: 'Az aláírási felkérés lejárt',
      text: 'A bank újra aláírásra küldheti a dokumentumokat.',
    },
    delegated: {
      title: 'Ön átadta az aláírást',
      text: 'Kollégája mostantól a dokuboxból írhat alá.',
    },
    over: {
      title: 'Nincs több aláírnivaló',
      text: 'A dokumentumokat időközben aláírták, az aláírást megtagadták, vagy a felkérést visszavonták.',
    },
    unknown: {
      title: 'Ez a hivatkozás nem érvényes',
      text: 'Kérjük, nyissa meg újra az aláírási oldalt a dokuboxból.',
    },
  },
};
