import type { HintRule } from './hints.js';

/** Rules that mostly fraud breaks; the rest may have a harmless reason. */
const GRAVE: ReadonlySet<HintRule> = new Set<HintRule>([
  'verified_name',
  'well_known_name',
  'free_mail',
  'fees',
  'chat',
  'personal_data',
  'money_transfer',
  'visa_agent',
  'easy_money',
  'photos',
]);

/** How urgently a person should look at a listing: the sum of its hints, of which a grave one counts three times. */
export function riskOf(hints: readonly { readonly rule: HintRule }[]): number {
  return hints.reduce((sum, { rule }) => sum + (GRAVE.has(rule) ? 3 : 1), 0);
}
