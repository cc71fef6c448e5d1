import { quoteOf, sentencesOf, type Phrase } from '#moderation/domain/hints/listing-text.js';
import { hintsFor, type HintRule } from '#moderation/domain/hints/hints.js';
import { CHATS } from '#moderation/domain/hints/phrases/chats.js';
import { EASY_MONEY } from '#moderation/domain/hints/phrases/easy-money.js';
import { FEES } from '#moderation/domain/hints/phrases/fees.js';
import { MONEY_TRANSFER } from '#moderation/domain/hints/phrases/money-transfer.js';
import { PERSONAL_DATA } from '#moderation/domain/hints/phrases/personal-data.js';
import { PHOTOS } from '#moderation/domain/hints/phrases/photos.js';
import { VISA_AGENT } from '#moderation/domain/hints/phrases/visa-agent.js';

const RULES: readonly (readonly [HintRule, readonly Phrase[]])[] = [
  ['chat', CHATS],
  ['easy_money', EASY_MONEY],
  ['fees', FEES],
  ['money_transfer', MONEY_TRANSFER],
  ['personal_data', PERSONAL_DATA],
  ['photos', PHOTOS],
  ['visa_agent', VISA_AGENT],
];

describe.each(RULES)('the phrases of the rule %s', (rule, phrases) => {
  it.each(phrases.map((phrase) => [phrase.example, phrase] as const))('are each needed: %s', (example, phrase) => {
    const sentences = sentencesOf(example);
    expect(phrases.filter((one) => quoteOf(sentences, [one]) !== undefined)).toEqual([phrase]);
  });

  it.each(phrases.map(({ example }) => example))('give a hint to an admin: %s', (description) => {
    const listing = { title: 'Night Porter', company: 'Grand Hotel', location: 'Lisbon, Portugal', description };
    expect(hintsFor(listing).map((hint) => hint.rule)).toContain(rule);
  });
});
