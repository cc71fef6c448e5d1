import { company } from './company.js';

/** Houses that people travel to for their own sake. */
export const resortsAndRetreats = [
  company({
    username: 'kasbahzahra',
    contact: 'Yasmine El Idrissi',
    companyName: 'Kasbah Zahra Retreats',
    companyWebsite: 'https://www.kasbahzahra.example',
    industry: 'Hotels & Resorts',
    companySize: '51-200 employees',
    location: 'Marrakech, Morocco',
    about:
      'Kasbah Zahra is a riad of twenty-two rooms in the medina of Marrakech and a tented camp in the Agafay desert. We restore with craftsmen from the quarter, employ whole families across generations and keep a kitchen that grandmothers approve of.',
    founded: '2004',
    workplaces: {
      marrakech: {
        location: 'Marrakech, Morocco',
        at: 'at our riad in Marrakech',
        setting:
          'The riad has twenty-two rooms around three courtyards, a hammam of black marble and a roof from which the mountains are visible after rain.',
        pay: 0.45,
      },
      agafay: {
        location: 'Agafay Desert, Morocco',
        at: 'at our desert camp in Agafay',
        setting:
          'The camp consists of eighteen tents on a stone plateau, an hour from the city: no walls, no traffic, dinner by fire and more stars than anyone expects.',
        pay: 0.5,
      },
    },
    culture: [
      'Guests stay for four nights on average, so you get to know them, and they you.',
      'Arabic, Tamazight, French and English are spoken in the same breath.',
      'We close the riad for the last week of Ramadan and pay everyone for it.',
    ],
    benefits: [
      'Accommodation or housing allowance',
      'All meals, cooked fresh for the team',
      'Health insurance for you and your children',
      'Language courses in English and French',
      'Thirteenth salary',
      'Transport to and from work',
    ],
    onTop: 'with accommodation and meals',
    closings: [
      'Please write in French or English and tell us what you like about welcoming people.',
      'We invite the last three candidates to stay a night, as our guests.',
    ],
    openings: [
      ['guestRelations', 'marrakech'],
      ['executiveChef', 'marrakech'],
      ['spaTherapist', 'marrakech'],
      ['lodgeManager', 'agafay'],
      ['fleetCoordinator', 'marrakech'],
    ],
  }),
  company({
    username: 'hoshimizu',
    contact: 'Naoko Fujita',
    companyName: 'Hoshimizu Ryokan',
    companyWebsite: 'https://www.hoshimizu.example',
    industry: 'Hotels & Resorts',
    companySize: '51-200 employees',
    location: 'Hakone, Japan',
    about:
      'Hoshimizu has received guests at the hot springs of Hakone for five generations and, since 2016, in a machiya house in Kyoto. We teach the old forms of hospitality to people from all over the world, and learn from them what may change.',
    founded: '1911',
    workplaces: {
      hakone: {
        location: 'Hakone, Japan',
        at: 'at our hot spring ryokan in Hakone',
        setting:
          'The ryokan in Hakone has thirty-one rooms, two baths in the open air and a cedar corridor that is polished by hand on the first of every month.',
        pay: 0.8,
      },
      kyoto: {
        location: 'Kyoto, Japan',
        at: 'at our town house in Kyoto',
        setting:
          'Our house in Kyoto was a kimono merchant’s: nineteen rooms, a moss garden and a counter of nine seats where dinner takes three hours and nobody minds.',
        pay: 0.85,
      },
    },
    culture: [
      'The day begins with a shared cup of tea and ten minutes of silence or laughter, depending on the day.',
      'Colleagues from abroad are given a mentor, a bicycle and two hours of Japanese a week.',
      'We explain why something is done in a certain way; “because it has always been so” is not an answer.',
    ],
    benefits: [
      'Room in the staff house with private bath',
      'Three meals on working days',
      'Visa sponsorship and help with all paperwork',
      'Japanese lessons with an exam fee paid once a year',
      'Use of the hot springs after 22:00',
      'Social insurance and bonus twice a year',
    ],
    onTop: 'with room and meals',
    closings: [
      'A letter in your own words matters more to us than a perfect form.',
      'We hold a first conversation by video, and a second one over tea if you can come.',
    ],
    openings: [
      ['concierge', 'kyoto'],
      ['housekeeping', 'hakone'],
      ['pastryChef', 'kyoto'],
      ['spaTherapist', 'hakone'],
      ['frontOfficeManager', 'kyoto'],
    ],
  }),
  company({
    username: 'corallantern',
    contact: 'Ahmed Naseem',
    companyName: 'Coral Lantern Resorts',
    companyWebsite: 'https://www.corallantern.example',
    industry: 'Hotels & Resorts',
    companySize: '501-1,000 employees',
    location: 'Malé, Maldives',
    about:
      'Coral Lantern has a private island in the Maldives and a beach resort on Phuket. Both run largely on the sun, both look after a reef, and both are known for weddings where the weather behaves and dinners where it does not matter.',
    founded: '2012',
    workplaces: {
      maldives: {
        location: 'Baa Atoll, Maldives',
        at: 'on our island in Baa Atoll',
        setting:
          'The island is 700 meters long: 64 villas, four restaurants, a marine center and a house reef that begins three strokes from the jetty.',
        pay: 0.8,
      },
      phuket: {
        location: 'Phuket, Thailand',
        at: 'at our beach resort on Phuket',
        setting:
          'The resort on Phuket lies in a bay that has no road along the beach: 118 rooms in the trees, a pier for sunset and a kitchen school in the old tin merchant’s house.',
        pay: 0.5,
      },
    },
    culture: [
      'On an island everybody is a neighbor, so we choose people as carefully as we choose fish.',
      'Thirty-eight nationalities play football here on Thursdays, with more passion than skill.',
      'We guarantee internet, privacy and a day of rest each week, in this order of popularity.',
    ],
    benefits: [
      'Tax-free salary on the island',
      'Single or twin room, all meals and laundry',
      'Annual flight home and 30 days of leave',
      'International health insurance',
      'Free diving courses up to Advanced',
      'Friends-and-family rates in both resorts',
    ],
    onTop: 'plus service charge, room and meals',
    closings: [
      'Please tell us when you could start and whether you have lived on an island before. Both yes and no are good answers.',
      'We look at applications as they come in and close the listing when we have found you.',
    ],
    openings: [
      ['generalManager', 'maldives'],
      ['diveInstructor', 'maldives'],
      ['restaurantManager', 'phuket'],
      ['weddingPlanner', 'phuket'],
      ['sommelier', 'maldives'],
    ],
  }),
] as const;
