import { msg, t } from '@/lib/language/t.ts';

/** What the API calls people who have no account any longer. */
const LEFT = new Set<string>([msg('Deleted user'), msg('Former member')]);

/** The name of a person, or what the page calls somebody who left. */
export const personName = (fullName: string): string => (LEFT.has(fullName) ? t(fullName) : fullName);
