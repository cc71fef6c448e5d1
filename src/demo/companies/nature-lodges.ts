import { company } from './company.js';

/** Lodges and camps in the wild. */
export const natureLodges = [
  company({
    username: 'quetzal',
    contact: 'Mariana Solís',
    companyName: 'Quetzal Cloudforest Lodges',
    companyWebsite: 'https://www.quetzal-lodges.example',
    industry: 'Ecotourism',
    companySize: '51-200 employees',
    location: 'Monteverde, Costa Rica',
    about:
      'Quetzal has two lodges in Costa Rica, in the cloud forest of Monteverde and on the Osa Peninsula, and a reserve of 1,900 hectares between them and the chainsaw. A tenth of every booking pays for forest that nobody will ever visit.',
    founded: '1996',
    workplaces: {
      monteverde: {
        location: 'Monteverde, Costa Rica',
        at: 'at our cloud forest lodge in Monteverde',
        setting:
          'The lodge in Monteverde has twenty-eight rooms, four kilometers of hanging bridges and a research station whose students pay with lectures.',
        pay: 0.6,
      },
      osa: {
        location: 'Osa Peninsula, Costa Rica',
        at: 'at our rainforest lodge on the Osa Peninsula',
        setting:
          'On the Osa Peninsula sixteen cabins stand between forest and Pacific, reached by boat or on foot. Four kinds of monkey take attendance every morning.',
        pay: 0.6,
      },
    },
    culture: [
      'Four out of five of us were born within forty kilometers of our lodges.',
      'Before the rains we all plant trees for a week, guests included if they like.',
      'Spanish is the language of work; English is what we teach each other.',
    ],
    benefits: [
      'Accommodation and meals at the lodge',
      'Social security and private health insurance',
      'Twenty days off in a row, twice a year',
      'Guide license and courses paid for',
      'School fund for employees’ children',
      'Free stays for your family in the green season',
    ],
    onTop: 'plus tips, room and board',
    closings: ['Tell us what you last looked up because you did not know it.', 'Please write in Spanish or English.'],
    openings: [
      ['naturalistGuide', 'monteverde'],
      ['lodgeManager', 'osa'],
      ['ranger', 'monteverde'],
      ['communityCoordinator', 'osa'],
      ['sustainabilityManager', 'monteverde'],
    ],
  }),
  company({
    username: 'okavangosky',
    contact: 'Thabo Kgosi',
    companyName: 'Okavango Sky Camps',
    companyWebsite: 'https://www.okavangosky.example',
    industry: 'Ecotourism',
    companySize: '51-200 employees',
    location: 'Maun, Botswana',
    about:
      'Okavango Sky runs three small camps in the delta, each for sixteen guests. Game is followed by boat, on foot and in electric vehicles that make less noise than a hornbill. Concessions are held together with the communities that own the land.',
    founded: '2014',
    workplaces: {
      delta: {
        location: 'Okavango Delta, Botswana',
        at: 'at our camp in the Okavango Delta',
        setting:
          'The camp stands on stilts among ebony trees: eight tents, a fire, and hippos that provide the night music. Supplies and guests arrive by light aircraft.',
        pay: 0.55,
      },
      maun: {
        location: 'Maun, Botswana',
        at: 'at our base in Maun',
        setting:
          'Maun is where everything comes together: stores, workshop, training kitchen and the dirt runway from which it is twenty minutes to the nearest elephant, or two, depending on the elephant.',
        pay: 0.5,
      },
    },
    culture: [
      'Nine of our ten head guides come from villages in the delta.',
      'The bush telegraph is fast, so we say things openly.',
      'Guests are told on the first evening that animals have the right of way; it also holds for colleagues.',
    ],
    benefits: [
      'Tented room with bath, all meals',
      'Six weeks on, two weeks off, flights included',
      'Medical insurance with air evacuation',
      'Guide and driving licenses paid for',
      'Share in the tips pool',
      'Pension fund',
    ],
    onTop: 'plus tips, board and lodging',
    closings: [
      'Citizens of Botswana are encouraged to apply and preferred where qualifications are equal.',
      'Tell us about a night outdoors that you remember.',
    ],
    openings: [
      ['naturalistGuide', 'delta'],
      ['lodgeManager', 'delta'],
      ['fleetCoordinator', 'maun'],
      ['trainer', 'maun'],
      ['ranger', 'delta'],
    ],
  }),
] as const;
