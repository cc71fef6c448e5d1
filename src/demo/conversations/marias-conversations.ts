import { company, person, type DemoConversation } from './conversation.js';

/** What the job seeker of the demo account has written and read. */
export const mariasConversations: readonly DemoConversation[] = [
  {
    company: 'grandhotel',
    person: 'maria',
    about: 'Concierge',
    lines: [
      company(
        3.42,
        'Good morning Maria, this is Helena from Belvarra. Thank you for your application as concierge in Lisbon. The part about the three coaches made two of us laugh, because we were both standing there last Saturday.',
      ),
      company(3.41, 'Would you have half an hour for a call this week?'),
      person(
        3.2,
        'Good morning Helena, how nice to hear from you so quickly. I am on the early shift until Friday, so any day after four works for me.',
      ),
      company(3.14, 'Then tomorrow at half past four? I will call you on the number in your profile.'),
      person(3.12, 'Perfect. I look forward to it.'),
      company(
        2.05,
        'Thank you for the conversation, Maria. Both of us liked how you told the story of the lost violin. We would like to meet you at the house: an hour at the desk with Rui, our head concierge, and then a coffee with me.',
      ),
      person(
        1.94,
        'I enjoyed it very much too. Shall I bring anything? And is it all right to come in my own clothes?',
      ),
      company(
        1.31,
        'Your own clothes and comfortable shoes. Please bring two references, if you have them at hand; names and telephone numbers will do.',
      ),
      person(
        1.1,
        'My general manager at the Miradouro, Teresa Pinto, and Joaquim Sá of the Casa do Douro will both be glad to speak with you. I will bring their numbers.',
      ),
      person(1.09, 'One question: is the late shift until eleven or until midnight? My last train leaves at 23:40.'),
      company(
        0.045,
        'Until eleven, and whoever closes the desk goes home by taxi at our expense. No train to run for.',
        'delivered',
      ),
      company(0.012, 'Rui could take you along on Thursday at ten or on Friday at two. Which do you prefer?', 'sent'),
    ],
  },
  {
    company: 'halcyonseas',
    person: 'maria',
    about: 'Guest Services Officer',
    lines: [
      company(
        9.3,
        'Dear Maria, thank you for applying for Guest Services Officer. You write that you would like to try a ship. May I ask what you expect of the first two weeks aboard?',
      ),
      person(
        9.1,
        'Dear Daniel, to get lost often and to be asked for the way by guests while I am. After that, to know the deck plan by heart. I have shared a room before and sleep through anything.',
      ),
      company(
        8.2,
        'That is the best answer I have had this year. Are you free for a video interview on Monday at 15:00?',
      ),
      person(8.1, 'Yes, with pleasure.'),
      company(
        5.2,
        'It was a pleasure to meet you, and our hotel director thought so too. The second round is with him alone. Do you hold a valid seafarer’s medical certificate?',
      ),
      person(
        4.9,
        'Not yet, but I have made an appointment in Lisbon for next week. The basic safety training I could do next month.',
      ),
      company(4.2, 'Very good. We pay for the training once you have signed. I will come back to you with a date.'),
      person(3.6, 'Thank you, Daniel. Mornings suit me best, but I can arrange myself.', 'delivered'),
    ],
  },
  {
    company: 'lumen',
    person: 'maria',
    about: 'Sales Manager, Meetings & Events',
    lines: [
      person(
        11.4,
        'Good afternoon, I applied for Sales Manager in Singapore yesterday and forgot to mention that I planned the conference of the Portuguese hotel schools in 2023: 280 guests, three languages, two hotels. I would be glad to send you the program.',
      ),
      company(10.8, 'Hello Maria, please do. A PDF by email is easiest. Who was your venue?'),
      person(10.5, 'The old customs house in Porto. The program is on its way to you.'),
      company(
        9.6,
        'Received, thank you. I like that you left half an hour for getting lost. You are on our shortlist; we decide when our managing director is back at the end of the month.',
      ),
      person(9.4, 'That is good news. Thank you, Farah!'),
    ],
  },
  {
    company: 'polartern',
    person: 'maria',
    about: null,
    lines: [
      person(
        6.3,
        'Dear Polar Tern team, none of your open positions is quite mine, but I would love to work aboard one day: I lead a guest relations team in Lisbon and speak four languages. Do you sometimes look for hotel staff?',
      ),
      company(
        5.5,
        'Dear Maria, we do, every spring: two people for reception and one assistant hotel manager. Write to us again in February, or save our company and wait for the listing. Do you get seasick?',
      ),
      person(5.3, 'On the ferry to Berlengas everybody did except the captain and me.'),
      company(5.1, 'Then I shall remember your name. Kind regards from a windy Reykjavík, Sigrún'),
      person(2.6, 'I have marked the first of February in my calendar. Thank you, Sigrún!', 'sent'),
    ],
  },
];
