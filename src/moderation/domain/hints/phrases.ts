import type { Phrase } from './listing-text.js';

/** A denial or warning, such as "we never charge a fee" or "beware of agents", does not ask for anything itself. */
export const WARNING =
  /\b(?:never|nobody|no one|neither|(?<!\b(?:who|if|you|unless) )(?:do|does|did|will|shall|must|may|should|can) ?not|don't|doesn't|won't|can't|cannot|not to be|not allowed to) (?:\w+ ){0,4}?(?:ask\w*|charg\w+|request\w*|requir\w+|collect\w*|demand\w*|pay\w*|send|interview\w*|extend|make|engage|give|take|need)\b|\b(?:beware|scams?|fraudsters?|imposters?|report anyone|recruitment is free)\b/i;

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
  { all: [FEE, MUST_PAY, YOU], unless: NOT_FROM_APPLICANTS },
  { all: [YOU, MUST_PAY, AMOUNT], unless: HARMLESS },
  { all: [FEE, AMOUNT], unless: HARMLESS },
  { all: [FEE, UP_FRONT], unless: HARMLESS },
  { all: [/\b(?:fees?|charges?):? (?:only )?(?:\d[\d,.]{3,}|\d+(?:\.\d+)? ?lakhs?)\b/i], unless: HARMLESS },
  {
    all: [
      /\b(?:must|has to|have to|need(?:s)? to|to) be (?:paid|purchased|bought|deposited|borne) by (?:the |all |each )?(?:candidates?|applicants?|you)\b/i,
    ],
  },
  {
    all: [
      /\b(?:pay|send|remit|deposit)\b/i,
      AMOUNT,
      /\b(?:by|via|through) (?:mobile money|western union|money ?gram|cash ?app|gift cards?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:fees?|deposits?|payments?)\b/i,
      /\b(?:refunded|refundable|reimbursed|returned)\b/i,
      /\b(?:first (?:salary|month|pay)|after (?:\w+ ){0,2}(?:arrival|joining|training|months?|weeks?)|(?:end|completion) of (?:the |your )?contract)\b/i,
    ],
    unless: /\b(?:guests?|clients?|customers?|events?|groups?|damage|keys?|room|housing|accommodation)\b/i,
  },
  {
    all: [
      /\b(?:background check|visa|work permit|medical(?: exam\w*)?|training (?:manual|materials?|course|kit)|starter kit|police clearance|flight|ticket)\b/i,
      /\b(?:you|applicants?|candidates?) (?:must|will|have to|need to|should|are (?:required|asked|expected) to) (?:\w+ ){0,2}?(?:pay|deposit|remit|buy|purchase)\b/i,
    ],
    unless: /\bnot\b|never|we (?:pay|reimburse|refund) (?:all|every)/i,
  },
  {
    all: [
      /\b(?:deduct\w*|withh[eo]ld\w*) (?:\w+ ){0,6}(?:salar\w+|wages?|pay)\b|\b(?:salar\w+|wages?) (?:\w+ ){0,4}deduct/i,
      /\b(?:visa|recruitment|agency|agent|placement|training|air ?fare|ticket|processing)\b/i,
    ],
  },
  { all: [/\b(?:sign|pay|leave|give) (?:\w+ ){0,3}(?:bond|security cheque|surety)\b/i], unless: /guest|customer/i },
];

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
  { all: [HIDDEN_CHAT, APPLYING], unless: OTHERWISE },
  {
    all: [
      CHAT,
      APPLYING,
      /\b(?:only|interviews? (?:will|is|are|via|on|through)|no (?:phone )?calls|chat only|(?:visa |crewing |travel |our )agents?|agent now)\b/i,
    ],
    unless: /\b(?:guests?|customers?|shortlisted)\b/i,
  },
  { all: [/\b(?:t\.me|chat\.whatsapp\.com)\b/i] },
];

const SEND =
  /\b(?:send(?:ing)?|submit|e-?mail|attach|forward|enclose|reply with|provide|upload|share|give|confirm|supply|include|fill in|following information|scan(?:ned)?)\b/i;
const LATER =
  /\b(?:right to work|eligib\w*|authori[sz]ation|i-?9|reservations?|bookings?|pci|secure(?:ly)?|two forms|on (?:your )?(?:first day|arrival|hire|hiring)|upon|once (?:hired|selected|employed)|after (?:\w+ )?(?:offer|hire|hiring|interview)|onboarding|at interview|if (?:hired|selected|successful)|guests?|customers?|check-?in|valid passport|motor vehicle|driving (?:record|history)|number trace|never|do not|don't|not (?:ask|request|send)|won't)\b/i;
export const PERSONAL_DATA: readonly Phrase[] = [
  {
    all: [
      SEND,
      /\b(?:(?:cop(?:y|ies)|scans?|photos?|pictures?|images?) of|scanned|data page|photocop\w+|selfie|front and back)\b/i,
      /\b(?:passports?|id cards?|identity cards?|national id|driver'?s'? licen[sc]es?|driving licen[sc]es?|\bid\b|social security|international passports?)\b/i,
    ],
    unless: LATER,
  },
  {
    all: [
      /\b(?:bank (?:account )?(?:details|information|info|numbers?|statements?|logins?|name)|account (?:number|details) |routing numbers?|(?:credit|debit) card (?:details|numbers?|information)|card details|online banking|social security numbers?|\bssn\b|mother'?s maiden name|name of (?:your )?bank)\b/i,
      SEND,
    ],
    unless: LATER,
  },
  {
    all: [
      /\b(?:have|need|require[sd]?|possess|own)\b/i,
      /\b(?:(?:active|valid|personal|functional|existing|own|good) (?:u\.?s\.? )?(?:bank|checking|savings|current|paypal) account|bank account in good standing|checking account)\b/i,
    ],
    unless: /guest|customer|sales|manage|direct deposit|pay card|payroll|salary|wages|(?:be|get|are) paid|we pay/i,
  },
  {
    all: [/\bcredit (?:reports?|scores?)\b/i, /\b(?:obtain|free|click|link|website|bring|print|your own|complete)\b/i],
    unless: /\b(?:subject to|background|pre-employment|must pass|may (?:be )?(?:required|include)|guests?)\b/i,
  },
];

export const MONEY_TRANSFER: readonly Phrase[] = [
  {
    all: [
      /\b(?:your|own|personal) (?:\w+ )?(?:bank |checking |paypal )?accounts?\b/i,
      /\b(?:accept\w*|receiv\w+|deposit\w*|transfer\w*|withdraw\w*|forward\w*|process\w*) (?:\w+ ){0,5}(?:payments?|funds|money|che(?:ck|que)s?|transfers?|cash)\b|\b(?:payments?|funds|money|che(?:ck|que)s?) (?:\w+ ){0,5}(?:into|to|through) your\b/i,
    ],
    unless:
      /\b(?:salar\w+|wages?|payroll|direct deposit|tips|paid (?:weekly|monthly|directly)|your pay|earnings|we (?:pay|transfer) (?:\w+ ){0,4}(?:into|to) your)\b/i,
  },
  {
    all: [
      /\b(?:cash|deposit|receiv\w+|process\w*|collect) (?:\w+ ){0,3}(?:che(?:ck|que)s?|money orders?|payments?|wire transfers?)\b/i,
      /\b(?:western union|money ?gram|bitcoin|(?:keep|retain|deduct) (?:your|\d|\$)|(?:send|wire|transfer|forward|return) (?:\w+ ){0,2}(?:rest|balance|remain\w+|difference)|on (?:our|the company'?s) behalf|overseas)\b/i,
    ],
    unless:
      /\b(?:guests?|till|register|cashier|pos\b|front desk|folio|accounts receivable|bank reconciliation|restaurant|daily|shift|bills?)\b/i,
  },
  {
    all: [
      /\b(?:western union|money ?gram|bitcoins?|crypto(?:currency)?|btc|usdt|buy gift cards?|purchase gift cards?|itunes cards?|cash ?app)\b/i,
      /\b(?:send|buy|purchase|forward|transfer|pay(?:ment)?|receive|evaluate|convert|via|through)\b/i,
    ],
    unless:
      /\b(?:sell|guests?|customers?|retail|pos\b|vouchers|promot\w+|spa|loyalty|reward|employee|birthday|win|perks?|bonus)\b/i,
  },
  {
    all: [
      /\b(?:keep|retain|deduct|earn|receive|commission of) (?:\w+ )?\d+ ?(?:%|percent) (?:\w+ )?(?:of|from|on|per|for) (?:each|every|the|all) (?:\w+ )?(?:payment|transaction|transfer|che(?:ck|que)|amount|deposit)/i,
    ],
  },
  {
    all: [
      /\b(?:payment (?:processing )?(?:agents?|officers?)|money (?:transfer )?(?:agents?|managers?|mules?)|financial agents?|transfer (?:agents?|managers?)|payroll (?:agent|clerk) (?:\w+ )*home)\b/i,
    ],
  },
  {
    all: [
      /\b(?:re-?ship\w*|repackag\w+|receiv\w+ (?:and \w+ )?(?:packages|parcels|mail))\b/i,
      /\b(?:at|from|to) (?:your|their) (?:home|house|address|residence)\b|\bfrom home\b/i,
    ],
  },
  {
    all: [
      /\b(?:we|company|you) (?:will )?(?:\w+ )?(?:send|mail|receive|issue)\w* (?:[\w']+ ){0,3}(?:a )?che(?:ck|que)\b/i,
      /\b(?:equipment|software|laptop|supplies|vendor|office)\b/i,
    ],
    unless: /\b(?:background|reference|credit|pay) ?checks?\b/i,
  },
];

export const VISA_AGENT: readonly Phrase[] = [
  {
    all: [
      /\b(?:contact|e-?mail|write|deal|get in touch|directed|refer\w*)\b/i,
      /\b(?:travel(?:l?ing)? (?:agent|agency|consultant|department)|immigration (?:lawyer|attorney|officer|agent|consultant)|barrister|attorney|solicitor|embassy agent|visa (?:agent|consultant|officer))\b/i,
      /\b(?:visa|work permit|travel(?:l?ing)? (?:documents?|papers?)|processing|papers?)\b/i,
    ],
    unless: /\b(?:guests?|customers?|clients?|travell?ers|trekkers|groups|bookings?|partners?|suppliers?)\b/i,
  },
  {
    all: [
      /\b(?:travel(?:l?ing)? (?:agent|agency|consultant)|immigration (?:lawyer|agent|consultant)|embassy agent|visa (?:agent|consultant)|barrister)\b/i,
      /\byour (?:visa|work permit|papers|travel documents)\b/i,
      /\b(?:process\w*|prepar\w+|charg\w+|pay\w*)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:two|2|to and fro|both|return|round)[- ]?(?:way|trip)? (?:flight |air )?tickets?|air tickets?|feeding|free (?:flight|ticket|visa|meals?|feeding|accommodation))\b/i,
      /\b(?:feeding|age (?:limit|range|between)|foreign(?:ers)? (?:applicants|workers)|married)\b/i,
    ],
  },
  {
    all: [
      /\b(?:guaranteed?|100 ?%|assured) (?:\w+ )?(?:visas?|jobs?(?! interview)|employment|work permits?|placement|selection)\b|\b(?:visa|job|placement) (?:is |are )?(?:100 ?% )?guaranteed?\b/i,
    ],
    unless: /\b(?:not|no|cannot|hours|weeks)\b/i,
  },
  { all: [/\b(?:no|without) ielts\b/i] },
  {
    all: [
      /\b(?:canada|usa|united states|london|uk|united kingdom|australia|germany|dubai|qatar)\b/i,
      /\b(?:no (?:ielts|interview|degree)s?\b.*\bvisa|visa\b.*\b(?:no|without) (?:an )?(?:ielts|interview|degree)s?)\b/i,
    ],
  },
];

export const EASY_MONEY: readonly Phrase[] = [
  {
    all: [
      /\b(?:financial (?:freedom|independence)|be your own boss|residual income|passive income|network marketing|multi-?level|mlm|unlimited income|ground floor opportunity|get rich|fire your boss|make money (?:online|from home|fast|now)|earn (?:money|cash|extra (?:money|cash|income)) (?:online|from home|daily|fast|while|working)|extra (?:cash|income) (?:from home|online|working)|quick (?:cash|money)|easy (?:money|cash|income))\b/i,
    ],
  },
  {
    all: [
      /\b(?:get paid|paid|payments?|pay(?:out)?s?) (?:\w+ ){0,3}(?:via|by|through|with|using|in) (?:paypal|pay pal|venmo|zelle|cash ?app|bitcoin|crypto|money ?gram|western union|gift cards?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:home[- ]?based|(?:from|at|in) (?:your |the (?:comfort of your )?)?(?:own )?home|work[- ](?:at|from)[- ]home)\b/i,
      /\b(?:data[- ]entry|typists?|typing|copy (?:and|&) paste|surveys?|envelopes?|assembl\w+|form filling|rebates?|ad posting|posting ads|mystery shopp\w+|liking|reviews? task|rate hotels|booking optimi[sz]ation)\b/i,
    ],
    unless: /\b(?:guests?|reservation(?:s|ist)?|not (?:a )?remote|handling reviews)\b/i,
  },
  {
    all: [
      /\bonline\b/i,
      /\b(?:copy (?:and|&) paste|form filling|ad posting|posting ads|rate hotels|booking optimi[sz]ation|data entry (?:job|work)s?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:earn(?:ing)?|make|paid?) (?:\w+ ){0,3}\$ ?[\d,.]+k?(?: ?(?:-|to) ?\$? ?[\d,.]+)?\+? (?:\w+ ){0,2}(?:weekly|daily|a (?:week|day)|(?:per|each|every) (?:week|day))\b/i,
      /\b(?:home|online|computer|laptop|internet)\b/i,
    ],
    unless: /\b(?:tips?|guests?|gratuit\w+|shifts?)\b/i,
  },
  {
    all: [
      /\b(?:few|two|three|2|3|1-2|2-3|couple of) hours (?:a|per|each|every) (?:day|week)\b/i,
      /\b(?:from home|at home|online|your phone|laptop|anywhere)\b/i,
    ],
    unless: /\bmeeting|lesson|guest/i,
  },
  {
    all: [
      /\b(?:simple|easy) (?:online )?(?:tasks?|work|job)\b/i,
      /\b(?:earn|paid|from home|your phone|online|anyone)\b/i,
    ],
    unless: /\bguests?|menu|complex\b/i,
  },
  { all: [/\b(?:become|as|be) (?:a |our )?(?:mystery|secret) shoppers?\b/i] },
];

export const NO_EXPERIENCE =
  /\b(?:no (?:prior |previous |special |work )?(?:experience|skills?|qualifications?|education|degree)(?: or \w+)?(?: is| are)? (?:necessary|needed|required)|(?:experience|qualifications?) (?:is |are )?(?:not|un)[ -]?(?:necessary|needed|required)|no experience|anyone can (?:apply|do)|without (?:any )?experience)\b/i;

export const URGENT =
  /\b(?:urgent(?:ly)?|asap|hurry|act (?:now|fast)|limited (?:slots|spaces|positions|openings|seats|vacancies)|don'?t (?:miss|wait)|last chance|start (?:today|right away|immediately|now)|immediate (?:start|hire|hiring|opening|employment)|apply (?:now|today|fast)|few (?:slots|spots|spaces) left|first come)\b/i;
export const VAGUE =
  /\b(?:no interviews?(?! in\b)|without (?:an )?interview|simple (?:tasks|duties)|easy (?:work|job|tasks)|anyone can (?:apply|do)|all positions,? any|duties will be explained|(?:details|duties|job|work|explain \w+ \w+) (?:will be )?(?:given |explained )?(?:later|after registration)|send (?:me |us )?(?:your )?(?:\w+, ){0,2}(?:age|photo)(?: and photo)?)\b/i;

export const PHOTOS: readonly Phrase[] = [
  {
    all: [
      /\b(?:full[- ]?(?:length|body|size)|bikini|swimsuit|body|recent|sexy) (?:\w+ )?(?:photos?|pictures?|pics?|photographs?)\b/i,
      /\b(?:girls?|ladies|lady|females?|wom[ae]n|attractive|beautiful|pretty|sexy|open[- ]minded|measurements)\b/i,
    ],
    unless: /\bguests?\b/i,
  },
  { all: [/\b(?:bikini|swimsuit|lingerie|sexy|nude) (?:\w+ )?(?:photos?|pictures?|pics?)\b/i] },
  {
    all: [
      /\b(?:attractive|beautiful|pretty|good[- ]looking|sexy) (?:\w+ )?(?:girls?|lady|ladies|females?|wom[ae]n|hostess(?:es)?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:we|agency|company|employer|manager)\b/i,
      /\b(?:keep|hold|retain|collect|store)s? (?:\w+ ){0,2}(?:your |the )?passports?\b/i,
    ],
    unless: /\bguests?|passengers?|never|not\b/i,
  },
];

export const SHORT_LINK =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|cutt\.ly|is\.gd|ow\.ly|rb\.gy|shorturl\.at|tiny\.cc|rebrand\.ly|bl\.ink|buff\.ly|s\.id|t\.ly|v\.gd|adf\.ly)\/\S+/i;
export const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63})+)/g;

/** Local parts of addresses that pose as recruiters or embassies. */
export const RECRUITING =
  /(?:^|[^a-z])(?:recruit\w*|hiring\w*|careers?|human.?resources?|hr.?(?:dep\w*|manager))(?:$|[^a-z])|recruitment|consulate|embassy|immigration|visa(?!g)/i;
