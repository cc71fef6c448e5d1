import type { Phrase } from '../listing-text.js';

export const EASY_MONEY: readonly Phrase[] = [
  {
    example: 'Easy money',
    all: [
      /\b(?:financial (?:freedom|independence)|be your own boss|residual income|passive income|network marketing|multi-?level|mlm|unlimited income|ground floor opportunity|get rich|fire your boss|make money (?:online|from home|fast|now)|earn (?:money|cash|extra (?:money|cash|income)) (?:online|from home|daily|fast|while|working)|extra (?:cash|income) (?:from home|online|working)|quick (?:cash|money)|easy (?:money|cash|income))\b/i,
    ],
  },
  {
    example: 'Get paid daily by PayPal',
    all: [
      /\b(?:get paid|paid|payments?|pay(?:out)?s?) (?:\w+ ){0,3}(?:via|by|through|with|using|in) (?:paypal|pay pal|venmo|zelle|cash ?app|bitcoin|crypto|money ?gram|western union|gift cards?)\b/i,
    ],
  },
  {
    example: 'Work from home typing hotel bookings',
    all: [
      /\b(?:home[- ]?based|(?:from|at|in) (?:your |the (?:comfort of your )?)?(?:own )?home|work[- ](?:at|from)[- ]home)\b/i,
      /\b(?:data[- ]entry|typists?|typing|copy (?:and|&) paste|surveys?|envelopes?|assembl\w+|form filling|rebates?|ad posting|posting ads|mystery shopp\w+|liking|reviews? task|rate hotels|booking optimi[sz]ation)\b/i,
    ],
    unless: /\b(?:guests?|reservation(?:s|ist)?|not (?:a )?remote|handling reviews)\b/i,
  },
  {
    example: 'Rate hotels online and get paid daily in USDT',
    all: [
      /\bonline\b/i,
      /\b(?:copy (?:and|&) paste|form filling|ad posting|posting ads|rate hotels|booking optimi[sz]ation|data entry (?:job|work)s?)\b/i,
    ],
  },
  {
    example: 'Earn $5,000 weekly from home online',
    all: [
      /\b(?:earn(?:ing)?|make|paid?) (?:\w+ ){0,3}\$ ?[\d,.]+k?(?: ?(?:-|to) ?\$? ?[\d,.]+)?\+? (?:\w+ ){0,2}(?:weekly|daily|a (?:week|day)|(?:per|each|every) (?:week|day))\b/i,
      /\b(?:home|online|computer|laptop|internet)\b/i,
    ],
    unless: /\b(?:tips?|guests?|gratuit\w+|shifts?)\b/i,
  },
  {
    example: 'Work a few hours a week from home',
    all: [
      /\b(?:few|two|three|2|3|1-2|2-3|couple of) hours (?:a|per|each|every) (?:day|week)\b/i,
      /\b(?:from home|at home|online|your phone|laptop|anywhere)\b/i,
    ],
    unless: /\bmeeting|lesson|guest/i,
  },
  {
    example: 'Complete 40 simple tasks online each day by clicking hotels and earn commission',
    all: [
      /\b(?:simple|easy) (?:online )?(?:tasks?|work|job)\b/i,
      /\b(?:earn|paid|from home|your phone|online|anyone)\b/i,
    ],
    unless: /\bguests?|menu|complex\b/i,
  },
  {
    example: 'Become a mystery shopper in your local stores',
    all: [/\b(?:become|as|be) (?:a |our )?(?:mystery|secret) shoppers?\b/i],
  },
];
