import { company } from './company.js';

/** Places that people visit for a day. */
export const parksAndAttractions = [
  company({
    username: 'wonderwick',
    contact: 'Marcus Bell',
    companyName: 'Wonderwick Parks',
    companyWebsite: 'https://www.wonderwick.example/join',
    industry: 'Theme Parks',
    companySize: '1,001-5,000 employees',
    location: 'Orlando, United States',
    about:
      'Wonderwick builds parks out of stories: one under the oaks near Orlando, one by the sea in Aarhus. Sixty rides, twelve shows, no advertising inside the gates and, for three years running, the best staff ratings in the industry.',
    founded: '1973',
    workplaces: {
      orlando: {
        location: 'Orlando, United States',
        at: 'at Wonderwick Florida',
        setting:
          'Wonderwick Florida lies under old oaks, which makes it the only park in the region where guests talk about the shade. It is open on 361 days a year.',
        pay: 1,
      },
      aarhus: {
        location: 'Aarhus, Denmark',
        at: 'at Wonderwick Aarhus',
        setting:
          'The park in Aarhus reaches down to the beach. It opens from April to October and for four weeks of lights in winter, when the coaster wears half a million of them.',
        pay: 1.25,
      },
    },
    culture: [
      'Everyone, the finance director included, works one Saturday a month in the park.',
      'Ideas from the front line are tried within a month or answered with a reason.',
      'We have eleven words for “thank you” on the staff wall and use them.',
    ],
    benefits: [
      'Free entry for you and three friends',
      'Health insurance from 24 hours a week',
      'Tuition support for evening studies',
      'Free meals in the staff garden',
      'Uniform and laundry',
      'Season bonus for those who stay to the end',
    ],
    onTop: 'plus season bonus',
    closings: [
      'Casting and job days take place every second Tuesday. Come as you are.',
      'If you need adjustments for the interview or for the job, tell us; we are good at it.',
    ],
    openings: [
      ['rideHost', 'orlando'],
      ['performer', 'orlando'],
      ['rideTechnician', 'aarhus'],
      ['parkOperations', 'orlando'],
      ['guestExperience', 'aarhus'],
    ],
  }),
  company({
    username: 'splashmere',
    contact: 'Leila Haddad',
    companyName: 'Splashmere Water Parks',
    companyWebsite: 'https://www.splashmere.example',
    industry: 'Theme Parks',
    companySize: '501-1,000 employees',
    location: 'Gold Coast, Australia',
    about:
      'Splashmere runs water parks on the Gold Coast and in Abu Dhabi that use, after filtering and reuse, less water than a golf course of nine holes. Families come for the slides and return for the calm in between.',
    founded: '1995',
    workplaces: {
      goldCoast: {
        location: 'Gold Coast, Australia',
        at: 'at Splashmere Gold Coast',
        setting:
          'On the Gold Coast there are fourteen slides, a wave pool with a proper left-hander and gum trees full of lorikeets that steal chips.',
        pay: 1.1,
      },
      abuDhabi: {
        location: 'Abu Dhabi, United Arab Emirates',
        at: 'at Splashmere Abu Dhabi',
        setting:
          'The park in Abu Dhabi opened in 2019. It is shaded by sails, cooled by the sea and busiest after sunset, when families arrive with picnic baskets.',
        pay: 0.95,
      },
    },
    culture: [
      'The first hour of every shift is training, also for those who give it.',
      'Anyone may close a slide; nobody has ever been asked why in an unfriendly tone.',
      'We take heat seriously: breaks are long, drinks are free and caps are mandatory.',
    ],
    benefits: [
      'Paid certificates that are valid anywhere',
      'Housing and flights for the team in Abu Dhabi',
      'Free entry for your household',
      'Sun protection and uniform provided',
      'Superannuation or end-of-service benefits',
      'Swap between the two parks for a season',
    ],
    onTop: 'plus weekend rates',
    closings: [
      'Bring your swimwear to the interview. We mean it.',
      'Places fill quickly before the season, so do not wait for the last week.',
    ],
    openings: [
      ['lifeguard', 'goldCoast'],
      ['lifeguard', 'abuDhabi'],
      ['rideTechnician', 'goldCoast'],
      ['guestExperience', 'abuDhabi'],
      ['parkOperations', 'abuDhabi'],
    ],
  }),
  company({
    username: 'oldharbor',
    contact: 'Anders Lindqvist',
    companyName: 'Old Harbor Museums',
    companyWebsite: 'https://www.oldharbor.example',
    industry: 'Tourist Attractions',
    companySize: '51-200 employees',
    location: 'Gothenburg, Sweden',
    about:
      'Old Harbor is a foundation with a maritime museum, two museum ships and a lighthouse in Gothenburg. Last year 410,000 people came, a third of them children and a surprising number of them twice.',
    founded: '1936',
    workplaces: {
      gothenburg: {
        location: 'Gothenburg, Sweden',
        at: 'at our maritime museum in Gothenburg',
        setting:
          'The museum occupies three brick warehouses on the quay. Between them lie a lightship and a barque, on whose deck somebody has, at this moment, a splinter in a finger.',
        pay: 1.05,
      },
      lighthouse: {
        location: 'Vinga, Sweden',
        at: 'on the lighthouse island of Vinga',
        setting:
          'Vinga is the last island before the open sea, an hour by boat from the city. The lighthouse and its keepers’ cottages receive visitors from April to October.',
        pay: 1,
      },
    },
    culture: [
      'Volunteers and employees work side by side; the volunteers make the better coffee.',
      'We decide slowly about objects and quickly about visitors.',
      'Plain language is a rule here, in texts as in meetings.',
    ],
    benefits: [
      'Collective agreement of the museums, with yearly rise',
      'Flexible hours outside opening times',
      'Wellness allowance',
      'Free entry to museums throughout the country',
      'Parental pay topped up to 90 percent',
      'Training with partner museums abroad',
    ],
    onTop: 'plus weekend supplement',
    closings: [
      'We read applications in Swedish and English and do not ask for photographs.',
      'Questions? Call the director of programs on weekdays before lunch.',
    ],
    openings: [
      ['visitorServices', 'gothenburg'],
      ['heritageGuide', 'lighthouse'],
      ['exhibitionCurator', 'gothenburg'],
      ['attractionDirector', 'gothenburg'],
      ['peoplePartner', 'gothenburg'],
    ],
  }),
  company({
    username: 'highpoint',
    contact: 'Grace Tamati',
    companyName: 'Highpoint Attractions',
    companyWebsite: null,
    industry: 'Tourist Attractions',
    companySize: '201-500 employees',
    location: 'Queenstown, New Zealand',
    about: 'Highpoint operates a gondola and a summit walk in Queenstown and a cable car above Chamonix.',
    founded: null,
    workplaces: {
      queenstown: {
        location: 'Queenstown, New Zealand',
        at: 'at the Highpoint gondola in Queenstown',
        setting:
          'From the top station in Queenstown the lake looks like a mistake of the painter. Up here are a restaurant, a walk on glass and a stargazing deck for the short nights of summer.',
        pay: 1,
      },
      chamonix: {
        location: 'Chamonix, France',
        at: 'at the Aiguille Claire cable car above Chamonix',
        setting:
          'The cable car climbs 1,900 meters in eleven minutes. On top there are climbers who are coming down, guests who are sitting down and a bakery that has no right to be this good.',
        pay: 1.05,
      },
    },
    culture: [
      'The mountain decides about the day, and nobody argues with it.',
      'We know each other by radio voice first and by face second.',
      'Teams from both hemispheres trade places when one of them has winter.',
    ],
    benefits: [
      'Season pass for lifts in the valley',
      'Exchange with our sister station on the other side of the world',
      'Staff rooms at cost',
      'Warm lunch at the summit',
      'Private accident insurance',
    ],
    onTop: 'plus altitude bonus',
    closings: [
      'Come up on a clear day and have a look before you apply; the ride is on us.',
      'We start in time for the next season and are glad about early applications.',
    ],
    openings: [
      ['cablewayOperations', 'chamonix'],
      ['visitorServices', 'queenstown'],
      ['attractionDirector', 'queenstown'],
      ['destinationMarketing', 'queenstown'],
      ['banquetServer', 'queenstown'],
    ],
  }),
] as const;
