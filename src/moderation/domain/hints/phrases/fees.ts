import type { Phrase } from '../listing-text.js';

/** The employer pays, no one pays, or it is about guests' money. */
const NOT_FROM_APPLICANTS =
  /\b(?:no|never|not(?! refundable)|without|zero|free|waive[ds]?|we(?:'ll| will| also)? (?:pay|cover|reimburse|arrange)|(?:paid|covered|borne|reimbursed|sponsored|provided|funded|met|taken care of) (?:\w+ )?(?:by(?! (?:the |all |each )?(?:candidates?|applicants?|workers?|employees?|you)\b)|for)|(?<!\b(?:candidate|applicant|employee|worker|trainee|seafarer) )(?:pays|covers|reimburses|refunds)|employer[- ]paid|company[- ]paid|fully (?:paid|covered|funded)|guests?|customers?|clients?|delegates|visitors|residents?|members?|invoices?|ledgers?|suppliers?|vendors? payments|bookings?|reservations?|events?|banquet|weddings?|competitive|earn|commissions?)\b|don't|doesn't|won't/i;

const FEE =
  /\b(?:registration|processing|application|placement|visa|medical|examination|lmia|offer letter|agency|training|admin(?:istration)?|recruitment|joining|security|file|documentation|document|courier|background(?: check)?|work permit|permit|embassy|interview|insurance|orientation|enrol?lment|uniform|legali[sz]ation|clearance|certificate|refundable|starter kit)s? (?:and \w+ )?(?:fees?|deposits?|charges?|costs?|payments?|expenses?)\b/i;
const YOU =
  /\b(?:you(?:r|rs|rself)?|applicants?|candidates?|employees?|workers?|trainees?|selected|successful|crew|hires?|seafarers?)\b/i;
const MUST_PAY =
  /\b(?:must|have to|has to|need(?:s|ed)? to|required to|should|shall|will|are to|is to|asked to|expected to|obliged to|kindly|please|only) (?:\w+ ){0,3}?(?:pay|deposit|remit|transfer|send|settle|bear|cover|purchase|buy|shoulder)\b/i;
const AMOUNT =
  /[$£€₹₦]\s?\d|\b(?:rs\.?|n|r|kes|ksh|ngn|ghs) ?\d[\d,.]{2,}|\b\d[\d,.]* ?(?:usd|eur|gbp|euros?|dollars|pounds|aed|inr|php|cedis|naira|rand|rupees|shillings|pesos)\b|\b(?:usd|eur|gbp|aed|inr|php) ?\d/i;
const UP_FRONT =
  /\b(?:refundable|non-refundable|payable|up ?front|in advance|before (?:you |your |the |we )?(?:\w+ )?(?:start|travel|join|interview|training|processing|process|departure|visa|contract)|prior to|to secure|to reserve|to confirm|(?:fees?|deposits?|charges?) applies|is required|are required|own (?:expense|cost|pocket)|at your cost|reimbursed (?:after|with|in|on|once)|refunded)\b/i;

/** A refundable deposit for items lent to staff. */
const ON_LOAN =
  /\b(?:uniforms?|vests?|aprons?|keys?|lockers?|housing|accommodation|rooms?|bunkhouse|rent|flat|apartment)\b.*\bdeposits?\b|\bdeposits?\b.*\b(?:uniforms?|vests?|aprons?|keys?|lockers?|housing|accommodation|rooms?|check-?out|mov(?:e|ing) out)\b/i;
const HARMLESS = new RegExp(`${NOT_FROM_APPLICANTS.source}|${ON_LOAN.source}`, 'i');

export const FEES: readonly Phrase[] = [
  {
    example: 'Successful applicants will pay 45,000 for training and uniform fees',
    all: [FEE, MUST_PAY, YOU],
    unless: NOT_FROM_APPLICANTS,
  },
  {
    example: 'Candidates are to pay N25,000 before the interview',
    all: [YOU, MUST_PAY, AMOUNT],
    unless: HARMLESS,
  },
  {
    example: 'Processing fee PHP 8,000 must be paid upon submission',
    all: [FEE, AMOUNT],
    unless: HARMLESS,
  },
  {
    example: 'Joining fee applies',
    all: [FEE, UP_FRONT],
    unless: HARMLESS,
  },
  {
    example: 'Only service charge 2 lakhs',
    all: [/\b(?:fees?|charges?):? (?:only )?(?:\d[\d,.]{3,}|\d+(?:\.\d+)? ?lakhs?)\b/i],
    unless: HARMLESS,
  },
  {
    example: 'Visa charges to be paid by candidate',
    all: [
      /\b(?:must|has to|have to|need(?:s)? to|to) be (?:paid|purchased|bought|deposited|borne) by (?:the |all |each )?(?:candidates?|applicants?|you)\b/i,
    ],
  },
  {
    example: 'Pay 200 cedis by mobile money for the interview form',
    all: [
      /\b(?:pay|send|remit|deposit)\b/i,
      AMOUNT,
      /\b(?:by|via|through) (?:mobile money|western union|money ?gram|cash ?app|gift cards?)\b/i,
    ],
  },
  {
    example: 'The fee is returned with your first salary',
    all: [
      /\b(?:fees?|deposits?|payments?)\b/i,
      /\b(?:refunded|refundable|reimbursed|returned)\b/i,
      /\b(?:first (?:salary|month|pay)|after (?:\w+ ){0,2}(?:arrival|joining|training|months?|weeks?)|(?:end|completion) of (?:the |your )?contract)\b/i,
    ],
    unless: /\b(?:guests?|clients?|customers?|events?|groups?|damage|keys?|room|housing|accommodation)\b/i,
  },
  {
    example: 'You must purchase the training materials from us',
    all: [
      /\b(?:background check|visa|work permit|medical(?: exam\w*)?|training (?:manual|materials?|course|kit)|starter kit|police clearance|flight|ticket)\b/i,
      /\b(?:you|applicants?|candidates?) (?:must|will|have to|need to|should|are (?:required|asked|expected) to) (?:\w+ ){0,2}?(?:pay|deposit|remit|buy|purchase)\b/i,
    ],
    unless: /\bnot\b|never|we (?:pay|reimburse|refund) (?:all|every)/i,
  },
  {
    example: 'Salary deduction for agency and visa for six months',
    all: [
      /\b(?:deduct\w*|withh[eo]ld\w*) (?:\w+ ){0,6}(?:salar\w+|wages?|pay)\b|\b(?:salar\w+|wages?) (?:\w+ ){0,4}deduct/i,
      /\b(?:visa|recruitment|agency|agent|placement|training|air ?fare|ticket|processing)\b/i,
    ],
  },
  {
    example: 'You pay training deposit RM 2,000 and sign a bond with your certificates as security',
    all: [/\b(?:sign|pay|leave|give) (?:\w+ ){0,3}(?:bond|security cheque|surety)\b/i],
    unless: /guest|customer/i,
  },
];
