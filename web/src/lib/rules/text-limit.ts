import { locale, t } from '@/lib/language/t.ts';
/** What is wrong with a text that is longer than allowed; nothing if it fits. White space around it does not count. */
export function tooLong(text: string, max: number): string | undefined {
  const excess = text.trim().length - max;
  if (excess <= 0) return undefined;
  return t('At most {value} characters. Remove {value2} to send it.', {
    value: max.toLocaleString(locale()),
    value2: excess.toLocaleString(locale()),
  });
}
