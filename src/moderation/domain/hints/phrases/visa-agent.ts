import type { Phrase } from '../listing-text.js';

export const VISA_AGENT: readonly Phrase[] = [
  {
    example: 'Contact our visa consultant by email for your work permit papers',
    all: [
      /\b(?:contact|e-?mail|write|deal|get in touch|directed|refer\w*)\b/i,
      /\b(?:travel(?:l?ing)? (?:agent|agency|consultant|department)|immigration (?:lawyer|attorney|officer|agent|consultant)|barrister|attorney|solicitor|embassy agent|visa (?:agent|consultant|officer))\b/i,
      /\b(?:visa|work permit|travel(?:l?ing)? (?:documents?|papers?)|processing|papers?)\b/i,
    ],
    unless: /\b(?:guests?|customers?|clients?|travell?ers|trekkers|groups|bookings?|partners?|suppliers?)\b/i,
  },
  {
    example: 'Our travel agent will prepare your visa and you pay half of the cost of your papers',
    all: [
      /\b(?:travel(?:l?ing)? (?:agent|agency|consultant)|immigration (?:lawyer|agent|consultant)|embassy agent|visa (?:agent|consultant)|barrister)\b/i,
      /\byour (?:visa|work permit|papers|travel documents)\b/i,
      /\b(?:process\w*|prepar\w+|charg\w+|pay\w*)\b/i,
    ],
  },
  {
    example: 'Both ways ticket, free feeding',
    all: [
      /\b(?:(?:two|2|to and fro|both|return|round)[- ]?(?:way|trip)? (?:flight |air )?tickets?|air tickets?|feeding|free (?:flight|ticket|visa|meals?|feeding|accommodation))\b/i,
      /\b(?:feeding|age (?:limit|range|between)|foreign(?:ers)? (?:applicants|workers)|married)\b/i,
    ],
  },
  {
    example: '100% guaranteed job',
    all: [
      /\b(?:guaranteed?|100 ?%|assured) (?:\w+ )?(?:visas?|jobs?(?! interview)|employment|work permits?|placement|selection)\b|\b(?:visa|job|placement) (?:is |are )?(?:100 ?% )?guaranteed?\b/i,
    ],
    unless: /\b(?:not|no|cannot|hours|weeks)\b/i,
  },
  {
    example: 'No IELTS, no interview',
    all: [/\b(?:no|without) ielts\b/i],
  },
  {
    example: 'We arrange your visa to Canada without an interview',
    all: [
      /\b(?:canada|usa|united states|london|uk|united kingdom|australia|germany|dubai|qatar)\b/i,
      /\b(?:no (?:ielts|interview|degree)s?\b.*\bvisa|visa\b.*\b(?:no|without) (?:an )?(?:ielts|interview|degree)s?)\b/i,
    ],
  },
];
