import { company, person, type DemoConversation } from './conversation.js';

/** What the employer of the demo account has written and read, but for maria. */
export const grandHotelConversations: readonly DemoConversation[] = [
  {
    company: 'grandhotel',
    person: 'elena.petrova',
    about: 'General Manager',
    lines: [
      company(
        2.3,
        'Dear Ms. Petrova, thank you for your application for Cape Town. The owners would like to meet you. Could you imagine a first conversation by video this week?',
      ),
      person(2.1, 'Dear Ms. Duarte, with great pleasure. I am two hours ahead of you and free after five.'),
      company(
        1.4,
        'Tomorrow at half past five your time, then. There will be three of us: Mr. Belvarra, our chief financial officer and I. They will ask about the kitchen garden; everybody does.',
      ),
      person(1.2, 'Then I shall read up on beetroot. May I see the figures of the last two years beforehand?'),
      company(0.9, 'Certainly. Our lawyer will send you a confidentiality agreement first; it is one page.'),
      person(
        0.16,
        'Signed and returned. And one question that you may find unusual: could I speak with two of the department heads without the owners?',
        'delivered',
      ),
    ],
  },
  {
    company: 'grandhotel',
    person: 'amara.okafor',
    about: 'Reservations Agent',
    lines: [
      person(
        1.3,
        'Good day, I applied for the remote position in reservations about two weeks ago and wanted to ask whether it is still open.',
        'sent',
      ),
      person(1.28, 'I should add that I could also work from Lisbon for the first month, if that helps.', 'sent'),
    ],
  },
  {
    company: 'grandhotel',
    person: 'nadia.rahman',
    about: 'Event Manager',
    lines: [
      company(
        2.4,
        'Dear Nadia, what a good morning this was. Everybody who met you said yes, so here is the short version: we would like to offer you the position. The long version comes by mail.',
      ),
      person(
        2.3,
        'I read this on the train and got off one stop early to walk. Thank you! May I think about it for two days?',
      ),
      company(2.2, 'Of course. Is there anything that would make the decision easier?'),
      person(
        1.7,
        'Housing. I have looked at forty rooms online in two evenings, and the best one had a view of another room.',
      ),
      company(
        1.5,
        'We keep three apartments in Alcântara for new colleagues, for up to three months. One is free from the first. I have put your name on it in pencil.',
      ),
      person(0.7, 'Then please use a pen. I will sign tonight.'),
      company(0.4, 'Welcome to Belvarra, Nadia. I will bring the keys and a very large calendar.', 'delivered'),
    ],
  },
  {
    company: 'grandhotel',
    person: 'priscilla.santos',
    about: 'Front Desk Agent',
    lines: [
      company(
        4.4,
        'Hello Priscilla, thank you for applying. Your contract aboard ends in three weeks, as I see. When could you be in Lisbon?',
      ),
      person(4.2, 'Hello Ms. Duarte! I sign off in Barcelona on a Sunday and could be there on the Monday.'),
      company(
        3.7,
        'Would you like to do a trial shift on the Wednesday? Seven to three, paid, lunch with the team included.',
      ),
      person(3.5, 'Yes, gladly. Should I know your reservation system before? I have worked with Opera and Fidelio.'),
      company(2.9, 'It is Opera, so you will feel at home. Please ask for Inês at the side entrance.', 'sent'),
    ],
  },
  {
    company: 'grandhotel',
    person: 'isabelle.fournier',
    about: 'Sommelier',
    lines: [
      person(
        8.3,
        'Dear Ms. Duarte, I have just applied as sommelier in Cape Town. I am visiting growers in Stellenbosch until the end of the month and can come for a tasting whenever you wish.',
      ),
      company(7.9, 'Dear Isabelle, that is a happy coincidence. Our chef is in on Tuesday. Would eleven suit you?'),
      person(7.8, 'It would. I will bring two bottles that you do not have on your list.'),
      company(7.4, 'How do you know our list?'),
      person(
        7.35,
        'I had dinner at your house last week. The lamb was wonderful; the glass beside it could be better.',
      ),
    ],
  },
  {
    company: 'grandhotel',
    person: 'rajiv.menon',
    about: 'Chief Engineer',
    lines: [
      company(
        10.2,
        'Dear Mr. Menon, thank you for your application. The boilers in Vienna are from 1971. Would you replace them?',
      ),
      person(
        9.7,
        'Dear Ms. Duarte, not before I have measured for one winter what they really use. Then probably yes, one at a time, starting with the one nearest to the ballroom.',
      ),
      company(9.5, 'Our present chief engineer says the same. You will hear from us when we have met everybody.'),
    ],
  },
  {
    company: 'grandhotel',
    person: 'lukas.brandt',
    about: null,
    lines: [
      company(
        5.6,
        'Dear Lukas, you have applied for two of our houses, and I have read both letters. Before we go on: if you could choose freely, would it be Vienna or Singapore?',
      ),
      person(
        5.4,
        'Dear Ms. Duarte, Singapore for the work, Vienna for my mother. If I may choose only once, then Singapore.',
      ),
      company(4.8, 'Thank you for being frank. Then I will pass your papers on to Mei Lin, who leads the team there.'),
      person(4.6, 'That is very kind. I look forward to hearing from her.', 'delivered'),
    ],
  },
];
