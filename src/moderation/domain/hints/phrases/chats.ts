import type { Phrase } from '../listing-text.js';

/** Messaging apps that honest employers do not use for recruiting. */
const HIDDEN_CHAT =
  /\b(?:telegram|we\s?chat|google (?:hangouts?|chat)|hangouts?|yahoo (?:messenger|im)|kik|instant messag\w+|signal app)\b/i;
/** Apps that small hotels and hostels also use, along with other channels. */
const CHAT = /\b(?:whats\s?app|wats\s?app|viber|facebook messenger)\b/i;
const APPLYING =
  /\b(?:apply|applications?|applicants?|contact|text|message|dm|inbox|reach|write|add|chat|interviews?|interested|cv|resume|details|hr|recruiter|hiring manager)\b/i;
const OTHERWISE =
  /\b(?:guests?|customers?|clients|travell?ers|team (?:group|chat)|rota|colleagues|channels?|e-?mail|website|online form|call or|marketing|social media|community|hang out|after you (?:have )?appl\w+)\b/i;
export const CHATS: readonly Phrase[] = [
  {
    example: 'Telegram our HR at once',
    all: [HIDDEN_CHAT, APPLYING],
    unless: OTHERWISE,
  },
  {
    example: 'Contact on WhatsApp only',
    all: [
      CHAT,
      APPLYING,
      /\b(?:only|interviews? (?:will|is|are|via|on|through)|no (?:phone )?calls|chat only|(?:visa |crewing |travel |our )agents?|agent now)\b/i,
    ],
    unless: /\b(?:guests?|customers?|shortlisted)\b/i,
  },
  {
    example: 'Join t.me/tripboost to register',
    all: [/\b(?:t\.me|chat\.whatsapp\.com)\b/i],
  },
];
