import type { Person } from './person.js';

/** People from kitchens, dining rooms and events. */
export const cooksAndHosts: readonly Person[] = [
  {
    username: 'matteo.ricci',
    fullName: 'Matteo Ricci',
    wants: ['food_service', 'cruise'],
    letter:
      'I am sous chef in a restaurant with forty seats in Bologna, where we bake, cure and preserve everything ourselves. I can hold a pass of 120 covers without raising my voice, and would like to learn what the sea and other markets have to offer.',
    profile: {
      headline: 'Sous chef: fire, fermentation and calm service',
      bio: 'Cook since I was sixteen. I write precise recipes, throw away little and am proud of four apprentices who have overtaken me.',
      location: 'Bologna, Italy',
      phone: '+39 350 000 0171',
      experience: 9,
      desiredRoles: ['Sous Chef', 'Head Chef'],
      skills: ['Cooking', 'HACCP', 'Menu development', 'Training', 'Food cost control', 'Kitchen organization'],
      languages: [
        { language: 'Italian', proficiency: 'Native' },
        { language: 'English', proficiency: 'Advanced' },
      ],
      education: [
        {
          institution: 'Bartolomeo Scappi Culinary Institute',
          degree: 'Diploma',
          fieldOfStudy: 'Culinary Arts',
          startDate: '2011',
          endDate: '2016',
        },
      ],
      certifications: [
        {
          name: 'HACCP Level 3',
          issuingOrganization: 'Regional Health Authority',
          issueDate: 'Feb 2024',
          expirationDate: 'Feb 2027',
        },
      ],
    },
  },
  {
    username: 'yuki.tanaka',
    fullName: 'Yuki Tanaka',
    wants: ['food_service', 'hotels'],
    letter:
      'I laminate dough at four in the morning and am happy about it. After six years in patisseries in Osaka and Paris I am looking for a pastry kitchen in which breakfast is taken as seriously as dessert.',
    profile: {
      headline: 'Pastry chef between Osaka and Paris',
      bio: 'Croissants, seasonal fruit, very little sugar. I like small teams and clean benches.',
      location: 'Paris, France',
      experience: 6,
      desiredRoles: ['Pastry Chef'],
      skills: ['Viennoiserie', 'Plated desserts', 'Chocolate work', 'Recipe costing', 'HACCP'],
      languages: [
        { language: 'Japanese', proficiency: 'Native' },
        { language: 'French', proficiency: 'Advanced' },
        { language: 'English', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'Ecole Ferrand de Pâtisserie',
          degree: 'CAP Pâtissier',
          fieldOfStudy: null,
          startDate: '2019',
          endDate: '2020',
        },
      ],
    },
  },
  {
    username: 'oscar.villanueva',
    fullName: 'Óscar Villanueva',
    wants: ['food_service'],
    letter:
      'Behind my bar in Mexico City there are no bottles that I cannot explain and no guests whose name I forget. I would like to spend a season where people have more time than in a capital.',
    profile: {
      headline: 'Bartender, agave specialist, good listener',
      location: 'Mexico City, Mexico',
      experience: 5,
      skills: ['Cocktails', 'Bar service', 'Stock control'],
      languages: [
        { language: 'Spanish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    },
  },
  {
    username: 'isabelle.fournier',
    fullName: 'Isabelle Fournier',
    wants: ['food_service', 'hotels'],
    letter:
      'Eight years ago I exchanged a law degree for a cellar and have never regretted it. I hold the WSET Diploma, buy with a sharp pencil and have doubled the sale of drinks without alcohol in my present house.',
    profile: {
      headline: 'Sommelière, WSET Diploma, fond of growers and of guests',
      bio: 'I look after 540 labels in a hotel in Lausanne and train a team of nine. Wine is for the people who drink it.',
      location: 'Lausanne, Switzerland',
      experience: 8,
      desiredRoles: ['Head Sommelier'],
      skills: ['Wine service', 'Cellar management', 'Purchasing', 'Staff training'],
      languages: [
        { language: 'French', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Italian', proficiency: 'Intermediate' },
      ],
      certifications: [
        {
          name: 'WSET Level 4 Diploma in Wines',
          issuingOrganization: 'Wine & Spirit Education Trust',
          issueDate: 'Nov 2022',
          expirationDate: null,
        },
      ],
      education: [
        {
          institution: 'University of Lausanne',
          degree: 'Bachelor of Law',
          fieldOfStudy: 'Law',
          startDate: '2012',
          endDate: '2015',
        },
      ],
    },
  },
  {
    username: 'tomas.novak',
    fullName: 'Tomáš Novák',
    wants: ['food_service', 'events'],
    profile: {
      headline: 'Student, free at weekends',
      location: 'Vienna, Austria',
      experience: 1,
      skills: ['Table service'],
    },
  },
  {
    username: 'nadia.rahman',
    fullName: 'Nadia Rahman',
    wants: ['events', 'hotels', 'travel_agencies'],
    letter:
      'I have run sixty to eighty events a year in a conference hotel in Kuala Lumpur, from board dinners to a congress of 900 dentists. My running orders are known for two things: every minute is in them, and so is a break for the crew.',
    profile: {
      headline: 'Conference and event manager, calm when it rains',
      bio: 'Six years in conferences and weddings. I negotiate hard, thank people loudly and always carry tape.',
      location: 'Kuala Lumpur, Malaysia',
      phone: '+60 11 5550 0148',
      experience: 6,
      availableFrom: '2027-01-04',
      desiredRoles: ['Event Manager', 'Conference Producer'],
      skills: ['Event planning', 'Budgeting', 'Negotiation', 'On-site management', 'Client relations', 'Presentation'],
      languages: [
        { language: 'Malay', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Mandarin', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'Taylor’s University',
          degree: 'Bachelor (Hons)',
          fieldOfStudy: 'Events Management',
          startDate: '2016',
          endDate: '2019',
        },
      ],
      certifications: [
        {
          name: 'Certified Meeting Professional',
          issuingOrganization: 'Events Industry Council',
          issueDate: 'Sep 2024',
          expirationDate: 'Sep 2029',
        },
      ],
    },
  },
  {
    username: 'giulia.conti',
    fullName: 'Giulia Conti',
    wants: ['events', 'food_service'],
    letter:
      'Four seasons, one hundred and eleven weddings, one bride who arrived by tractor. I plan in great detail so that on the day itself I have time to look people in the eye.',
    profile: {
      headline: 'Wedding planner with four seasons on the lakes',
      location: 'Bergamo, Italy',
      experience: 4,
      skills: ['Wedding planning', 'Supplier coordination', 'Styling'],
      languages: [
        { language: 'Italian', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'German', proficiency: 'Basic' },
      ],
      desiredRoles: ['Wedding Planner'],
    },
  },
  {
    username: 'ben.aldridge',
    fullName: 'Ben Aldridge',
    wants: ['events', 'theme_parks'],
    letter:
      'Sound and light, theaters first, congresses since. I pack a truck in the order in which it will be needed and have never left a speaker without a spare microphone.',
    profile: {
      headline: 'Event technician, sound and streaming',
      location: 'Leeds, United Kingdom',
      phone: '+44 7700 900152',
      experience: 3,
      skills: ['Sound engineering', 'Live streaming', 'Lighting', 'Rigging safety'],
    },
  },
];
