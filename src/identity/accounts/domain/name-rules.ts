import type { FieldChecks } from '#shared/domain/field-checks.js';
import { namesSite } from '#shared/domain/text/site-name.js';
import { readingOf } from '#shared/domain/text/skeleton.js';

/** Control characters, line breaks, direction marks, and invisible or unassigned characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Persian and Indic scripts need joiners to shape letters. */
const JOINERS =
  /(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])[\u200C\u200D](?=\p{L})/gu;

const SCRIPTS =
  'Adlm Arab Armn Beng Bopo Cans Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Java Kana Khmr Knda Laoo Latn ' +
  'Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Yiii';
/** The highly restrictive level of UTS 39: a single script, or the usual East Asian combinations. */
const ONE_SCRIPT = [
  ...SCRIPTS.split(' ').map((script) => [script]),
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
].map(
  (scripts) => new RegExp(`^[\\p{sc=Zyyy}\\p{sc=Zinh}${scripts.map((name) => `\\p{scx=${name}}`).join('')}]*$`, 'u'),
);

const RESERVED_WORDS =
  'abuse account admin administrator anonymous billing contact help helpdesk hostmaster info mail moderator noreply null ' +
  'official owner payment payments postmaster root safety security service staff superuser support sysadmin system team undefined verification wayfare webmaster';
const RESERVED = new RegExp(`^(?:${RESERVED_WORDS.split(' ').map(plainly).join('|')})+$`);

/** Words beside the reserved ones in what a site calls its staff, such as `Customer Support` or `The Billing Department`. */
const BESIDE = new Set(
  'the your our my and of for client customer user member guest site website platform department desk office center centre services trust job jobs board'.split(
    ' ',
  ),
);

/** Prevents usernames that can be mistaken for another user's. */
export function checkUsername(checks: FieldChecks, username: string, isAdmin: boolean): void {
  if (INVISIBLE.test(username) || /[^\S ]/.test(username)) {
    checks.add('username', 'Username must not contain line breaks or invisible characters');
  } else if (!isOneScript(username)) {
    checks.add('username', 'Username must be written in one alphabet');
  } else if (!isAdmin && (namesSite(username) || isReserved(username))) {
    checks.add('username', 'This username is reserved. Please choose another one.');
  }
}

/**
 * Prevents full names that hide characters, mix alphabets within a word or pass for the site's staff. Words of different
 * alphabets are how many people write their name for two kinds of readers.
 */
export function checkFullName(checks: FieldChecks, fullName: string, isAdmin: boolean): void {
  if (INVISIBLE.test(fullName.replaceAll(JOINERS, ''))) {
    checks.add('fullName', 'Full name must not contain line breaks or invisible characters');
  } else if (!fullName.split(/\s+/).every(isOneScript)) {
    checks.add('fullName', 'Full name must be written in one alphabet');
  } else if (!isAdmin && (namesSite(fullName) || isStaff(fullName.split(/[\s\p{Pd}\p{S}&]+/u).filter(Boolean)))) {
    checks.add('fullName', 'This name is reserved. Please enter your own name.');
  }
}

function isOneScript(text: string): boolean {
  return ONE_SCRIPT.some((script) => script.test(text));
}

function isStaff(words: readonly string[]): boolean {
  if (isReserved(words.join(''))) return true;
  return words.some(isReserved) && words.every((word) => isReserved(word) || BESIDE.has(word.toLowerCase()));
}

function isReserved(text: string): boolean {
  return [text, text.replace(/\d+$/, '')].some((name) =>
    RESERVED.test(plainly(name).replaceAll(/[\s\p{P}\p{S}]/gu, '')),
  );
}

/** With the same letter for I, l and 1. */
function plainly(text: string): string {
  return readingOf(text).replaceAll('i', 'l');
}
