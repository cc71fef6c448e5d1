import type { PaperKind } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { msg, t, texts } from '@/lib/language/t.ts';

const NAMES: Record<PaperKind, string> = texts({
  passport: msg('Passport'),
  visa: msg('Visa or work permit'),
  medical: msg('Medical certificate'),
  stcw: msg('STCW basic safety training'),
  food_hygiene: msg('Food hygiene certificate'),
});

/** Papers to choose from. */
export const PAPERS = Object.entries(NAMES).map(([value, label]) => ({ value, label }));

export const paperName = (kind: PaperKind): string => NAMES[kind];

/** Until when a paper is valid; empty if that is unknown. */
export function validity(day: string | null): string {
  return day === null ? '' : t('Valid until {day}', { day: formatUtcDay(day) });
}
