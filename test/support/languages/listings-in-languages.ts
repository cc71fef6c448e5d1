/** Listings as employers write them, by the language that they are in; written without a look at any detector. */
export const LISTINGS_IN: Readonly<Record<string, readonly (readonly [title: string, description: string])[]>> = {
  en: [
    [
      'Front Desk Agent',
      'You welcome our guests, check them in and out, answer the phone and help with everything from a lost key to a late taxi. You work in shifts, also at night and on weekends. We offer a staff room and two meals a day.',
    ],
    [
      'Commis de Cuisine',
      'Our brasserie is looking for a commis de cuisine. You prepare mise en place for the chef de partie, keep your station clean and learn every section of the kitchen within a year. Knowledge of French sauces is a plus.',
    ],
    ['Deckhand', 'Join our sailing yacht for the summer season in the Mediterranean. STCW and ENG1 are required.'],
  ],
  de: [
    [
      'Restaurantfachkraft (m/w/d)',
      'Für unser Haus direkt am See suchen wir ab sofort eine Restaurantfachkraft in Vollzeit. Sie betreuen unsere Gäste beim Frühstück und am Abend, beraten sie zu Weinen und halten den Service auch bei vollem Haus gelassen. Wir bieten ein Zimmer im Personalhaus, Verpflegung und eine Fünf-Tage-Woche.',
    ],
    [
      'Chef de Partie',
      'Du hast eine abgeschlossene Ausbildung als Koch und Freude an frischen Produkten? Dann komm in unser Team! Wir arbeiten mit Bauern aus der Region und schließen sonntags.',
    ],
    [
      'Housekeeping Supervisor',
      'Sie teilen die Zimmer ein, kontrollieren die Sauberkeit und schulen neue Mitarbeitende.',
    ],
  ],
  fr: [
    [
      'Réceptionniste de nuit',
      'Notre hôtel quatre étoiles recherche un réceptionniste de nuit en CDI. Vous accueillez les clients tardifs, clôturez la journée comptable et préparez les départs du matin. Une première expérience et un bon niveau d’anglais sont demandés.',
    ],
    [
      'Barman',
      'Envie de passer l’été au bord de la mer ? Nous cherchons un barman motivé pour notre bar de plage, de mai à septembre. Logement possible sur place.',
    ],
    ['Second de cuisine', 'Vous secondez le chef, encadrez la brigade et veillez au respect des règles d’hygiène.'],
  ],
  es: [
    [
      'Camarera de pisos',
      'Buscamos camareras de pisos para la temporada de verano en Mallorca. Te encargarás de la limpieza de habitaciones y zonas comunes, y de reponer la lencería. Ofrecemos alojamiento compartido y contrato fijo discontinuo.',
    ],
    [
      'Jefe de sala',
      'Restaurante con una estrella busca jefe de sala con dominio del inglés. Se valora experiencia con vinos y en la gestión de equipos. Dos días libres seguidos a la semana.',
    ],
    ['Animador turístico', 'Organizarás juegos, deportes y espectáculos para los huéspedes de nuestro complejo.'],
  ],
  it: [
    [
      'Cameriere di sala',
      'Il nostro ristorante sul lago cerca un cameriere di sala con esperienza. Si occuperà dell’accoglienza dei clienti, delle comande e del servizio al tavolo. Offriamo vitto e alloggio e un contratto stagionale da aprile a ottobre.',
    ],
    [
      'Addetto al ricevimento',
      'Cerchiamo una persona sorridente per il ricevimento del nostro albergo a conduzione familiare. È richiesta la conoscenza del tedesco e dell’inglese.',
    ],
    ['Pizzaiolo', 'Se ami lavorare con il forno a legna e impasti a lunga lievitazione, scrivici subito.'],
  ],
  pt: [
    [
      'Rececionista',
      'Procuramos rececionista para hotel no centro de Lisboa. Fará o acolhimento dos hóspedes, o check-in e o check-out e a gestão das reservas. Exigimos inglês fluente e disponibilidade para trabalhar por turnos.',
    ],
    [
      'Cozinheiro',
      'O nosso restaurante de praia no Algarve precisa de um cozinheiro com experiência em peixe grelhado. Oferecemos alojamento e alimentação durante a época.',
    ],
    [
      'Guia turístico',
      'Você acompanha grupos de visitantes pela cidade e conta as histórias que não estão nos livros.',
    ],
  ],
  nl: [
    [
      'Medewerker bediening',
      'Wij zoeken een medewerker bediening voor ons strandpaviljoen. Je neemt bestellingen op, serveert gerechten en zorgt dat onze gasten met een glimlach weggaan. Werken kan fulltime of in het weekend.',
    ],
    ['Zelfstandig werkend kok', 'Je kookt met verse producten uit de streek en denkt graag mee over de nieuwe kaart.'],
  ],
  pl: [
    [
      'Recepcjonistka',
      'Do naszego hotelu w Zakopanem poszukujemy recepcjonistki. Do Twoich obowiązków należy meldowanie gości, przyjmowanie rezerwacji oraz obsługa kasy. Oferujemy umowę o pracę, zakwaterowanie i wyżywienie.',
    ],
    ['Kucharz', 'Szukamy kucharza, który lubi kuchnię regionalną i potrafi pracować pod presją czasu.'],
  ],
  ar: [
    [
      'موظف استقبال',
      'يبحث فندقنا في دبي عن موظف استقبال للعمل بدوام كامل. تشمل المهام استقبال الضيوف وتسجيل الوصول والمغادرة والرد على الاستفسارات. نوفر السكن والمواصلات والتأمين الصحي.',
    ],
    ['طباخ', 'مطلوب طباخ لديه خبرة في المأكولات الشامية والمشاوي، والأولوية لمن لديه شهادة صحية سارية.'],
  ],
  sv: [
    [
      'Receptionist till fjällhotell',
      'Vi söker en receptionist inför vintersäsongen. Du checkar in gäster, svarar i telefon och hjälper till med skidpass och bokningar. Boende ordnas på plats och maten ingår under arbetspasset.',
    ],
  ],
  el: [
    [
      'Σερβιτόρος',
      'Ζητείται σερβιτόρος για παραθαλάσσια ταβέρνα στη Νάξο για τη θερινή περίοδο. Προσφέρονται διαμονή, διατροφή και ασφάλιση. Απαραίτητη η γνώση αγγλικών.',
    ],
  ],
  tr: [
    [
      'Kat görevlisi',
      'Antalya’daki otelimiz için kat görevlisi arıyoruz. Odaların temizliği, çarşafların değiştirilmesi ve misafirlerin isteklerinin karşılanması görevleriniz arasındadır. Lojman ve yemek sağlanır.',
    ],
  ],
};

/** Texts of which nobody can tell the language: too short, of names and numbers, or half in one and half in another. */
export const OF_NO_LANGUAGE: readonly (readonly [title: string, description: string])[] = [
  ['Barista', 'Barista'],
  ['Chef', 'CDI, 39h'],
  ['Hotel Adlon', 'Unter den Linden 77, 10117 Berlin, +49 30 22610'],
  ['Sous Chef', '5* / 2.800 € / 5-6'],
  ['F&B', '???'],
  [
    'Receptionist / Rezeptionist',
    'We are looking for a receptionist for our hotel by the lake. You speak English and like to help people. Wir suchen einen Rezeptionisten für unser Hotel am See. Sie sprechen Deutsch und helfen gern anderen Menschen.',
  ],
  [
    'Waiter – Serveur',
    'Nous recherchons un serveur pour la saison d’hiver à Val d’Isère, logé et nourri, débutants acceptés. We are looking for a waiter for the winter season in Val d’Isère, with housing and meals, beginners are welcome.',
  ],
];
