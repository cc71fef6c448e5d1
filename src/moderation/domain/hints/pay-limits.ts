/** Work that requires no training, so its pay varies little. */
export const PLAIN_WORK =
  /\b(?:wait(?:er|ress|staff|ers)|servers?|hous(?:ekeep\w+|eman)|room attendants?|chambermaids?|cleaners?|dish ?washers?|stewards?|baristas?|bar ?(?:tender|staff|backs?)|host(?:ess)?(?:es)?|receptionists?|porters?|bell(?:boy|man|hop)s?|valets?|kitchen (?:hands?|helpers?|porters?|assistants?)|cashiers?|laundry|gardeners?|drivers?|lifeguards?|data entry|typists?|clerks?|office assistants?|helpers?|attendants?|crew members?|nann(?:y|ies)|storekeepers?|security guards?)\b/i;
export const SENIOR =
  /\b(?:manager|director|head|chief|executive|supervisor|superintendent|captain|officer|pilot|lead|sous|private|yacht|vip|sales)\b/i;
export const LOWER_WAGES =
  /\b(?:india|philippines|nigeria|kenya|ghana|uganda|tanzania|nepal|sri lanka|bangladesh|pakistan|indonesia|bali|vietnam|cambodia|thailand|egypt|morocco|tunisia|ethiopia|zimbabwe|zambia|south africa|colombia|peru(?!, [a-z]{2}\b)|ecuador|bolivia|guatemala|honduras|(?<!new )mexico|albania|moldova|ukraine|georgia, tbilisi|turkey)\b/i;
/** Pay above these limits is implausible for such work, in dollars per year. */
export const MAX_PAY = 95_000;
export const MAX_PAY_AT_LOWER_WAGES = 45_000;
export const MAX_PAY_WITHOUT_EXPERIENCE = 80_000;
