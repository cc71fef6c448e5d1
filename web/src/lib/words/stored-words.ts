import { locale, msg, t } from '@/lib/language/t.ts';

/** English words that the site offers and stores, among those that people write themselves. */
const OFFERED = new Set<string>([
  msg('Yes'),
  msg('No'),
  msg('Native'),
  msg('Fluent'),
  msg('Advanced'),
  msg('Intermediate'),
  msg('Basic'),
  msg('Entry Level (0-1 years)'),
  msg('Junior (1-3 years)'),
  msg('Mid Level (3-5 years)'),
  msg('Senior (5-10 years)'),
  msg('Expert (10+ years)'),
  msg('Executive'),
  msg('Hotels & Resorts'),
  msg('Airlines'),
  msg('Cruise Lines'),
  msg('Travel Agencies'),
  msg('Theme Parks'),
  msg('Events'),
  msg('Tour Operators'),
  msg('Ecotourism'),
  msg('Food Service'),
]);

const SIZE = /^([\d,]+(?:-[\d,]+|\+)) employees$/;

const localNumber = (number: string): string => Number(number.replaceAll(',', '')).toLocaleString(locale());

/** A stored text in the language of the page if it is one that the site offers, or else as it was written. */
export function storedWord(text: string): string {
  const [, people] = SIZE.exec(text) ?? [];
  if (people) return t('{people} employees', { people: people.replaceAll(/[\d,]+/g, localNumber) });
  return OFFERED.has(text) ? t(text) : text;
}

/** What is stored of a typed text: the word that the site offers if it reads so in the language of the page. */
export function wordToStore(typed: string, offered: readonly string[]): string {
  return offered.find((word) => storedWord(word) === typed) ?? typed;
}
