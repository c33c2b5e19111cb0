import type { SeedContent } from '../types.ts';

export const roContent: SeedContent = {
  cancellationNote: 'Clientul a anunțat telefonic că își retrage cererea.',
  boxNames: [
    'Extinderea depozitului din Chiajna',
    'Achiziția de utilaje pentru toamnă',
    'Conturile punctului de lucru Brașov',
    'Carduri noi pentru șoferi',
    'Linia de credit de primăvară',
    'Licitație – garanție de bună execuție',
  ],
  terminationRefused: 'Cererea de anulare a fost respinsă.',
  rejectionReason: 'Rata dobânzii de la punctul 3 nu este cea convenită.',
  messages: {
    askUpload: 'Vă rugăm să încărcați bilanțul care lipsește până vineri la prânz.',
    askCorrection:
      'Pe pagina a doua apare vechea adresă a sediului. Vă rugăm să o corectați și să încărcați din nou.',
    readyToSign: 'Contractul este în forma finală și pregătit pentru semnare.',
    thanks: 'Mulțumim, am primit documentul și îl analizăm.',
    internalCheck: 'Împuternicirea administratorului expiră astăzi, vă rog să verificați.',
    internalApproved: 'Administrarea riscurilor și-a dat acordul, putem semna.',
    askDeadline: 'Până când trebuie să trimitem actele firmei?',
    sentFile: 'Am încărcat varianta semnată primită de la contabila noastră.',
    cannotSign: 'Pe pagina de semnare îmi apare o eroare, mă puteți ajuta?',
  },
  paragraphs: {
    agreement: [
      'Prin prezentul contract, Ister Bank se obligă să deschidă și să administreze pentru Client un cont de plăți și să execute prin acesta operațiuni de plată. Contul este deschis în lei, dacă părțile nu convin altfel în scris.',
      'Ordinul transmis în mod corespunzător se execută în ziua primirii, dacă a sosit în intervalul publicat. Ordinul sosit mai târziu se consideră primit în următoarea zi bancară.',
      'Clientul este obligat să asigure în cont fonduri suficiente. În lipsa acoperirii, Banca nu execută ordinul și îl înștiințează pe Client fără întârziere.',
      'Comisioanele pentru administrarea contului sunt cele din lista în vigoare. Orice modificare se comunică Clientului cu cel puțin șaizeci de zile înainte de aplicare.',
      'Contractul se încheie pe durată nedeterminată. Clientul îl poate denunța cu un preaviz de treizeci de zile, iar Banca de șaizeci de zile, în scris și fără motivare.',
      'Litigiile născute din acest contract se soluționează mai întâi pe cale amiabilă. În lipsa unei înțelegeri, competentă este instanța de la sediul Băncii.',
    ],
    loan: [
      'Banca pune la dispoziția Clientului o linie de credit care poate fi folosită exclusiv în scopul comercial arătat în prezentul contract. Utilizarea potrivit destinației se dovedește cu facturi.',
      'Tragerea este condiționată de intrarea în vigoare a contractelor de garanție și de predarea tuturor înscrisurilor din anexă. Banca verifică îndeplinirea condițiilor în cinci zile bancare.',
      'Pentru credit se plătește o dobândă variabilă, compusă din indicele de referință la trei luni și o marjă anuală fixă. Dobânda se calculează în ultima zi a fiecărui trimestru calendaristic.',
      'Datoria se rambursează în rate egale. Intenția de rambursare anticipată se anunță în scris cu cel puțin zece zile înainte, iar pentru ea se plătește comisionul din listă.',
      'Constituie caz de culpă, în special, întârzierea la plată pe care Clientul nu o remediază în opt zile de la notificare, precum și inducerea în eroare a Băncii asupra unui fapt esențial.',
      'Clientul transmite situațiile financiare în cinci luni de la încheierea anului, iar balanța de verificare în treizeci de zile de la sfârșitul fiecărui trimestru.',
    ],
    declaration: [
      'În calitate de reprezentant legal al societății, declar că datele din prezenta declarație sunt adevărate și corespund înregistrării în vigoare din registrul comerțului.',
      'Am luat cunoștință că schimbarea sediului, a reprezentanților, a asociaților sau a acționarilor se anunță în cinci zile lucrătoare. Prejudiciul cauzat de întârziere este suportat de societate.',
      'Declar că societatea acționează în nume propriu și că beneficiarii săi reali sunt persoanele fizice din anexă. Niciuna dintre ele nu este persoană expusă public.',
      'Obiectul principal de activitate și sursa veniturilor sunt aceleași ca în situațiile financiare ale anului trecut. Ponderea veniturilor din străinătate nu depășește o cincime.',
      'Sunt de acord ca Banca să înregistreze aceste date și să le prelucreze atât timp cât o cer obligațiile sale legale.',
    ],
    authorisation: [
      'Societatea împuternicește persoanele numite mai jos să acționeze în numele ei prin canalele electronice. Împuternicirea produce efecte de la semnare și este valabilă până la revocare.',
      'Împuternicitul poate vedea singur soldurile și mișcările conturilor și poate pregăti ordine de plată. Pentru aprobarea unui ordin este nevoie de semnătura comună a doi împuterniciți.',
      'Limita zilnică este stabilită în moneda contului și se aplică tuturor canalelor împreună. Ordinul care ar depăși limita este respins de sistem.',
      'Societatea se asigură că împuterniciții își păstrează mijloacele de autentificare și anunță de îndată pierderea lor. Pentru prejudiciul produs până la anunț răspunde societatea.',
      'Revocarea se comunică în scris sau prin canalul electronic. Din următoarea zi bancară, Banca nu mai primește ordine de la împuternicitul revocat.',
    ],
  },
  archive: {
    terms: {
      title: 'Termeni și condiții',
      paragraph:
        'Acești termeni se aplică utilizării portalului de documente. Text model, fără efecte juridice.',
    },
    contract: {
      title: 'Contract-cadru',
      paragraph: 'Părțile convin asupra utilizării portalului de documente. Text model.',
    },
  },
};
