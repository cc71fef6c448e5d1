import type { Person } from './person.js';

/** People from airlines, ships, agencies and tours. */
export const travelers: readonly Person[] = [
  {
    username: 'ines.cabrera',
    fullName: 'Inés Cabrera',
    wants: ['airlines', 'cruise'],
    letter:
      'After six years in the cabin, two of them as senior, I would like to lead a crew of my own. Passengers write about my crews by name, which pleases me more than the certificate on the wall.',
    profile: {
      headline: 'Senior cabin crew on the way to cabin manager',
      bio: 'Born in Tenerife, at home in galleys. I coach new colleagues and know the islands and their winds.',
      location: 'Santa Cruz de Tenerife, Spain',
      phone: '+34 600 000 134',
      experience: 6,
      desiredRoles: ['Cabin Manager'],
      skills: [
        'Crew leadership',
        'Safety procedures',
        'First aid',
        'Coaching',
        'Customer service',
        'Conflict resolution',
      ],
      languages: [
        { language: 'Spanish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Portuguese', proficiency: 'Intermediate' },
      ],
      certifications: [
        {
          name: 'Cabin Crew Attestation',
          issuingOrganization: 'Spanish Aviation Safety Agency',
          issueDate: '2019',
          expirationDate: null,
        },
      ],
    },
  },
  {
    username: 'tane.walker',
    fullName: 'Tāne Walker',
    wants: ['airlines', 'tourist_attractions'],
    letter:
      'At the airport I have done everything between the curb and the tug. On the day of the big fog last year we found beds for 640 people, and I found out that this is the work I want to do.',
    profile: {
      headline: 'Airport duty officer, good in bad weather',
      location: 'Auckland, New Zealand',
      experience: 8,
      skills: [
        'Ground handling',
        'Problem solving',
        'Team leadership',
        'Customer service',
        'Contract management',
        'Rescue',
      ],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Māori', proficiency: 'Fluent' },
      ],
      desiredRoles: ['Station Manager'],
    },
  },
  {
    username: 'adele.kerr',
    fullName: 'Adele Kerr',
    wants: ['cruise', 'theme_parks', 'events'],
    letter:
      'I have hosted quiz nights, gala evenings and one wedding in a force eight. In three contracts at sea I moved from youth host to assistant cruise director, and I would like to bring more local artists on stage.',
    profile: {
      headline: 'Assistant cruise director and singer',
      bio: 'Trained in musical theater in Glasgow. I like full theaters, short announcements and long promenades.',
      location: 'Glasgow, United Kingdom',
      phone: '+44 7700 900187',
      experience: 11,
      availableFrom: '2027-03-01',
      desiredRoles: ['Cruise Director'],
      skills: [
        'Hosting',
        'Singing',
        'Program planning',
        'Public speaking',
        'Team leadership',
        'Stage presence',
        'Moderation',
        'Guest service',
      ],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Spanish', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'Clydeside Conservatoire',
          degree: 'Bachelor of Arts',
          fieldOfStudy: 'Musical Theater',
          startDate: '2011',
          endDate: '2014',
        },
      ],
      certifications: [
        {
          name: 'STCW Basic Safety Training',
          issuingOrganization: 'Maritime and Coastguard Agency',
          issueDate: 'Apr 2024',
          expirationDate: 'Apr 2029',
        },
      ],
    },
  },
  {
    username: 'jonas.eriksen',
    fullName: 'Jonas Eriksen',
    wants: ['cruise', 'ecotourism', 'tour_operators'],
    letter:
      'I wrote my thesis on the calving of glaciers and have since spent nine seasons explaining it from a rubber boat. Guests tell me that I know when to be quiet. I take that as the highest praise.',
    profile: {
      headline: 'Glaciologist and expedition guide, 1,900 Zodiac hours',
      bio: 'Guide in Svalbard, Greenland and Antarctica. Winters I teach wilderness first aid and repair other people’s skis.',
      location: 'Longyearbyen, Norway',
      experience: 9,
      desiredRoles: ['Expedition Guide', 'Expedition Leader'],
      skills: ['Guiding', 'Zodiac driving', 'Lecturing', 'Wilderness first aid', 'Glaciology'],
      languages: [
        { language: 'Norwegian', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'German', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'University Centre in Svalbard',
          degree: 'Master of Science',
          fieldOfStudy: 'Glaciology',
          startDate: '2013',
          endDate: '2016',
        },
      ],
      certifications: [
        {
          name: 'Wilderness First Responder',
          issuingOrganization: 'Wilderness Medical Associates',
          issueDate: 'Oct 2025',
          expirationDate: 'Oct 2028',
        },
      ],
    },
  },
  {
    username: 'priscilla.santos',
    fullName: 'Priscilla Santos',
    wants: ['cruise', 'hotels'],
    profile: {
      headline: 'Guest services officer, third contract',
      location: 'Cebu, Philippines',
      experience: 3,
      skills: ['Guest service', 'Fidelio Cruise', 'Languages', 'Opera PMS', 'Cash handling', 'Administration'],
      languages: [
        { language: 'Filipino', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    },
  },
  {
    username: 'david.feldman',
    fullName: 'David Feldman',
    wants: ['travel_agencies', 'tour_operators'],
    letter:
      'I have planned about six hundred journeys, from a week of silence on Mull to a wedding on three continents. My clients stay with me because I tell them what not to do. I would gladly show you an itinerary.',
    profile: {
      headline: 'Travel designer for families, Africa and the Indian Ocean',
      bio: 'Twelve years of tailor-made travel. I have slept in most of the beds that I sell, and in some that I do not.',
      location: 'Philadelphia, United States',
      phone: '+1 215 555 0163',
      experience: 12,
      desiredRoles: ['Travel Designer'],
      skills: [
        'Itinerary design',
        'Client relations',
        'Negotiation',
        'Destination knowledge',
        'Writing',
        'Contracting',
        'Costing',
      ],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Swahili', proficiency: 'Basic' },
      ],
      education: [
        {
          institution: 'Temple University',
          degree: 'Bachelor of Arts',
          fieldOfStudy: 'Geography',
          startDate: '2008',
          endDate: '2012',
        },
      ],
    },
  },
  {
    username: 'linh.tran',
    fullName: 'Linh Tran',
    wants: ['tour_operators', 'ecotourism', 'travel_agencies'],
    letter:
      'I grew up above a bus station in Hue, which may be why timetables calm me. For five years I have led groups through Vietnam and Laos, in English and French, and have lost nobody, although one gentleman tried hard.',
    profile: {
      headline: 'Tour leader for Vietnam and Laos, English and French',
      bio: 'I like slow trains, street food and questions. Trained in first aid and in negotiating with water buffaloes.',
      location: 'Hanoi, Vietnam',
      experience: 5,
      skills: ['Group leadership', 'Logistics', 'First aid', 'Budget handling'],
      languages: [
        { language: 'Vietnamese', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'French', proficiency: 'Advanced' },
      ],
      desiredRoles: ['Tour Leader', 'Operations Manager'],
    },
  },
  {
    username: 'karl.weiss',
    fullName: 'Karl Weiss',
    wants: ['travel_agencies', 'airlines'],
    letter:
      'Thirty years of fares have left me with an eye for the one line in the rule that saves the ticket. I would like to pass it on, three or four days a week.',
    profile: {
      headline: 'Ticketing specialist with thirty years of fare rules',
      location: 'Frankfurt, Germany',
      experience: 30,
      skills: ['Ticketing', 'IATA fares', 'Amadeus', 'Accuracy'],
      languages: [
        { language: 'German', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    },
  },
];
