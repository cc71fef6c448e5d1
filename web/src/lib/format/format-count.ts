import { msg, t } from '@/lib/language/t.ts';

const COUNTED = {
  view: msg('{count, plural, one {# view} other {# views}}'),
  application: msg('{count, plural, one {# application} other {# applications}}'),
  listing: msg('{count, plural, one {# listing} other {# listings}}'),
  Listing: msg('{count, plural, one {# Listing} other {# Listings}}'),
  job: msg('{count, plural, one {# job} other {# jobs}}'),
};

/** A number with its noun, such as “1 view” or “1,200 views”. */
export function formatCount(count: number, noun: keyof typeof COUNTED): string {
  return t(COUNTED[noun], { count });
}
