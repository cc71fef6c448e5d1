import type { Phrase } from '../listing-text.js';

const SEND =
  /\b(?:send(?:ing)?|submit|e-?mail|attach|forward|enclose|reply with|provide|upload|share|give|confirm|supply|include|fill in|following information|scan(?:ned)?)\b/i;
const LATER =
  /\b(?:right to work|eligib\w*|authori[sz]ation|i-?9|reservations?|bookings?|pci|secure(?:ly)?|two forms|on (?:your )?(?:first day|arrival|hire|hiring)|upon|once (?:hired|selected|employed)|after (?:\w+ )?(?:offer|hire|hiring|interview)|onboarding|at interview|if (?:hired|selected|successful)|guests?|customers?|check-?in|valid passport|motor vehicle|driving (?:record|history)|number trace|never|do not|don't|not (?:ask|request|send)|won't)\b/i;
export const PERSONAL_DATA: readonly Phrase[] = [
  {
    example: 'Send a copy of your passport to the manager',
    all: [
      SEND,
      /\b(?:(?:cop(?:y|ies)|scans?|photos?|pictures?|images?) of|scanned|data page|photocop\w+|selfie|front and back)\b/i,
      /\b(?:passports?|id cards?|identity cards?|national id|driver'?s'? licen[sc]es?|driving licen[sc]es?|\bid\b|social security|international passports?)\b/i,
    ],
    unless: LATER,
  },
  {
    example: 'Reply with your full name, address, date of birth, passport number and bank account details',
    all: [
      /\b(?:bank (?:account )?(?:details|information|info|numbers?|statements?|logins?|name)|account (?:number|details) |routing numbers?|(?:credit|debit) card (?:details|numbers?|information)|card details|online banking|social security numbers?|\bssn\b|mother'?s maiden name|name of (?:your )?bank)\b/i,
      SEND,
    ],
    unless: LATER,
  },
  {
    example: 'you must have a valid bank account',
    all: [
      /\b(?:have|need|require[sd]?|possess|own)\b/i,
      /\b(?:(?:active|valid|personal|functional|existing|own|good) (?:u\.?s\.? )?(?:bank|checking|savings|current|paypal) account|bank account in good standing|checking account)\b/i,
    ],
    unless: /guest|customer|sales|manage|direct deposit|pay card|payroll|salary|wages|(?:be|get|are) paid|we pay/i,
  },
  {
    example: 'Please complete your credit report first: click the link below to get your free credit score',
    all: [/\bcredit (?:reports?|scores?)\b/i, /\b(?:obtain|free|click|link|website|bring|print|your own|complete)\b/i],
    unless: /\b(?:subject to|background|pre-employment|must pass|may (?:be )?(?:required|include)|guests?)\b/i,
  },
];
