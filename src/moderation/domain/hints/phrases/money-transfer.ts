import type { Phrase } from '../listing-text.js';

export const MONEY_TRANSFER: readonly Phrase[] = [
  {
    example: 'You receive payments of clients into your own bank account',
    all: [
      /\b(?:your|own|personal) (?:\w+ )?(?:bank |checking |paypal )?accounts?\b/i,
      /\b(?:accept\w*|receiv\w+|deposit\w*|transfer\w*|withdraw\w*|forward\w*|process\w*) (?:\w+ ){0,5}(?:payments?|funds|money|che(?:ck|que)s?|transfers?|cash)\b|\b(?:payments?|funds|money|che(?:ck|que)s?) (?:\w+ ){0,5}(?:into|to|through) your\b/i,
    ],
    unless:
      /\b(?:salar\w+|wages?|payroll|direct deposit|tips|paid (?:weekly|monthly|directly)|your pay|earnings|we (?:pay|transfer) (?:\w+ ){0,4}(?:into|to) your)\b/i,
  },
  {
    example: 'deposit the check, keep $500 as first week pay and wire the balance to the agency',
    all: [
      /\b(?:cash|deposit|receiv\w+|process\w*|collect) (?:\w+ ){0,3}(?:che(?:ck|que)s?|money orders?|payments?|wire transfers?)\b/i,
      /\b(?:western union|money ?gram|bitcoin|(?:keep|retain|deduct) (?:your|\d|\$)|(?:send|wire|transfer|forward|return) (?:\w+ ){0,2}(?:rest|balance|remain\w+|difference)|on (?:our|the company'?s) behalf|overseas)\b/i,
    ],
    unless:
      /\b(?:guests?|till|register|cashier|pos\b|front desk|folio|accounts receivable|bank reconciliation|restaurant|daily|shift|bills?)\b/i,
  },
  {
    example: 'Use Cash App to pay',
    all: [
      /\b(?:western union|money ?gram|bitcoins?|crypto(?:currency)?|btc|usdt|buy gift cards?|purchase gift cards?|itunes cards?|cash ?app)\b/i,
      /\b(?:send|buy|purchase|forward|transfer|pay(?:ment)?|receive|evaluate|convert|via|through)\b/i,
    ],
    unless:
      /\b(?:sell|guests?|customers?|retail|pos\b|vouchers|promot\w+|spa|loyalty|reward|employee|birthday|win|perks?|bonus)\b/i,
  },
  {
    example: 'You keep 8% of every transaction',
    all: [
      /\b(?:keep|retain|deduct|earn|receive|commission of) (?:\w+ )?\d+ ?(?:%|percent) (?:\w+ )?(?:of|from|on|per|for) (?:each|every|the|all) (?:\w+ )?(?:payment|transaction|transfer|che(?:ck|que)|amount|deposit)/i,
    ],
  },
  {
    example: 'Become our money transfer agent',
    all: [
      /\b(?:payment (?:processing )?(?:agents?|officers?)|money (?:transfer )?(?:agents?|managers?|mules?)|financial agents?|transfer (?:agents?|managers?)|payroll (?:agent|clerk) (?:\w+ )*home)\b/i,
    ],
  },
  {
    example: 'You run errands, receive packages at your home and forward them',
    all: [
      /\b(?:re-?ship\w*|repackag\w+|receiv\w+ (?:and \w+ )?(?:packages|parcels|mail))\b/i,
      /\b(?:at|from|to) (?:your|their) (?:home|house|address|residence)\b|\bfrom home\b/i,
    ],
  },
  {
    example: 'We send you a check to buy a laptop and software',
    all: [
      /\b(?:we|company|you) (?:will )?(?:\w+ )?(?:send|mail|receive|issue)\w* (?:[\w']+ ){0,3}(?:a )?che(?:ck|que)\b/i,
      /\b(?:equipment|software|laptop|supplies|vendor|office)\b/i,
    ],
    unless: /\b(?:background|reference|credit|pay) ?checks?\b/i,
  },
];
