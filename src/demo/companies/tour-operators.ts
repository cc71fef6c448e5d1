import { company } from './company.js';

/** Companies that take people along. */
export const tourOperators = [
  company({
    username: 'longway',
    contact: 'Tom Ashdown',
    companyName: 'Longway Journeys',
    companyWebsite: 'https://www.longwayjourneys.example',
    industry: 'Tour Operators',
    companySize: '51-200 employees',
    location: 'Bristol, United Kingdom',
    about:
      'Longway takes small groups across Asia and Europe over land: by train, by boat and on foot, never by plane within a tour. Since 1997 some 90,000 guests have found out that the way is not the slow part of a journey but the good one.',
    founded: '1997',
    workplaces: {
      bristol: {
        location: 'Bristol, United Kingdom',
        at: 'at our office on Bristol harbor',
        setting:
          'Sixty of us work in a former sail loft on Bristol harbor, with maps on every wall, a library of 4,000 travel books and a kitchen in which lunch is cooked by turns.',
        pay: 1.05,
      },
      hanoi: {
        location: 'Hanoi, Vietnam',
        at: 'out of our Hanoi base',
        setting:
          'The base in Hanoi looks after tours in Vietnam, Laos and southern China. It is a tall, narrow house with an operations room on top and a noodle soup downstairs that ends all discussions.',
        pay: 0.5,
      },
      remote: {
        location: 'Remote, United Kingdom & Europe',
        at: 'from anywhere in the United Kingdom or the EU',
        setting:
          'About a third of our team works from home, from the Hebrides to Thessaloniki. Twice a year we all travel somewhere together, by train, of course.',
        pay: 0.95,
      },
    },
    culture: [
      'The company belongs to its employees; after two years you may become a partner.',
      'Everybody travels on a tour every year and writes down honestly what was not good.',
      'Meetings last for thirty minutes at most, and whoever has nothing to say may leave.',
    ],
    benefits: [
      'One free tour a year, and half price for a companion',
      'Thirty days of leave, and extra days for those who travel by train',
      'Profit share for every employee',
      'Language courses',
      'Sabbatical of three months after five years',
      'Pension and health cash plan',
    ],
    onTop: 'plus profit share',
    closings: [
      'Please skip the motivation letter and tell us about a journey that changed your plans.',
      'We invite four people to a trial day, which is paid.',
    ],
    openings: [
      ['tourLeader', 'hanoi'],
      ['productManager', 'bristol'],
      ['groundOperations', 'bristol'],
      ['reservationsConsultant', 'remote'],
      ['contentCreator', 'remote'],
    ],
  }),
  company({
    username: 'pedalvine',
    contact: 'Mathilde Roux',
    companyName: 'Pedal & Vine',
    companyWebsite: 'https://www.pedalandvine.example',
    industry: 'Tour Operators',
    companySize: '11-50 employees',
    location: 'Bordeaux, France',
    about:
      'Pedal & Vine offers cycling weeks in wine country for people who like hills in the morning and long tables in the evening. We own our bikes, know our growers and repair everything ourselves.',
    founded: '2010',
    workplaces: {
      bordeaux: {
        location: 'Bordeaux, France',
        at: 'out of our workshop in Bordeaux',
        setting:
          'In Bordeaux we share a former cooperage with a baker and a piano tuner: 140 bicycles, six vans, a long table and the smell of chain oil and brioche.',
        pay: 0.9,
      },
      siena: {
        location: 'Siena, Italy',
        at: 'from our farmhouse near Siena',
        setting:
          'The farmhouse south of Siena is base camp for all tours in Tuscany and Umbria, with a workshop in the stable, beds for guides and white roads in every direction.',
        pay: 0.8,
      },
      remote: {
        location: 'Remote, Europe',
        at: 'from anywhere in Europe',
        setting:
          'Those who advise our guests work from home and ride with us for two weeks a year, so that “the climb after lunch” is more than a line in the program.',
        pay: 0.85,
      },
    },
    culture: [
      'We are twenty-six people in summer and eleven in winter, and know each other’s gear ratios.',
      'Bad weather is discussed at breakfast and then no more.',
      'Guides have a say in routes, dates and hotels; they are the ones who climb the hills.',
    ],
    benefits: [
      'Bicycle of your choice at cost price',
      'Board and lodging during tours',
      'Bonus at the end of the season',
      'First aid and mechanics courses',
      'Winter work in route planning for those who like it',
      'All social insurance from the first day',
    ],
    onTop: 'plus tips, board and lodging',
    closings: [
      'Send us a few lines and your favorite climb.',
      'We get to know each other on a ride of two hours at conversational pace.',
    ],
    openings: [
      ['cyclingGuide', 'bordeaux'],
      ['cyclingGuide', 'siena'],
      ['groundOperations', 'bordeaux'],
      ['reservationsConsultant', 'remote'],
      ['photographer', 'siena'],
    ],
  }),
  company({
    username: 'andesabiertos',
    contact: 'Lucía Quispe',
    companyName: 'Andes Abiertos',
    companyWebsite: 'https://www.andesabiertos.example',
    industry: 'Tour Operators',
    companySize: '51-200 employees',
    location: 'Cusco, Peru',
    about:
      'Andes Abiertos is a cooperative of guides, porters, cooks and muleteers from Cusco and Huaraz. We set the pay of porters publicly, limit our groups to eight and have walked away from permits more than once.',
    founded: '2006',
    workplaces: {
      cusco: {
        location: 'Cusco, Peru',
        at: 'in Cusco and the Sacred Valley',
        setting:
          'Our house in Cusco is office, equipment store and school in one; in the courtyard somebody is always mending a tent or practicing English.',
        pay: 0.5,
      },
      huaraz: {
        location: 'Huaraz, Peru',
        at: 'in the Cordillera Blanca around Huaraz',
        setting:
          'From Huaraz it is two hours to the trailheads of the highest tropical mountains on earth; the storeroom holds ropes, oxygen and forty kilos of coca candy.',
        pay: 0.5,
      },
    },
    culture: [
      'Every member of the cooperative has one vote, whether they carry a briefcase or a tent.',
      'We speak Spanish, Quechua and English, and sing in all three.',
      'Rest days are part of the contract and cannot be sold.',
    ],
    benefits: [
      'Health and accident insurance for the whole family',
      'Equipment that fits, renewed every two years',
      'Courses in rescue, languages and first aid',
      'Share in the surplus of the cooperative',
      'Education fund for children',
    ],
    onTop: 'plus tips, shared by a published key',
    closings: [
      'Write in Spanish, Quechua or English.',
      'Members of mountain communities are preferred where skills are equal.',
    ],
    openings: [
      ['trekkingGuide', 'cusco'],
      ['trekkingGuide', 'huaraz'],
      ['tourLeader', 'cusco'],
      ['communityCoordinator', 'cusco'],
    ],
  }),
] as const;
