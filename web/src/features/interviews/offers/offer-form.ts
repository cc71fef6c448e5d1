import * as z from 'zod/mini';
import type { InterviewBody, OfferInterviewRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** The fields of the times; only the first is required. */
export const SLOTS = ['slot1', 'slot2', 'slot3', 'slot4', 'slot5'] as const;

/** A local date and time, such as 2026-05-04T10:00; empty for none. */
const time = z
  .string()
  .check(z.refine((entered) => entered === '' || new Date(entered) > new Date(), t('Choose a time in the future')));

const text = (label: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, t('{label} must be at most {max} characters', { label, max })));

/** The form that offers an interview. */
export const offerSchema = z
  .object({
    slot1: z.string().check(
      z.minLength(1, t('Offer at least one time')),
      z.refine((entered) => new Date(entered) > new Date(), t('Choose a time in the future')),
    ),
    slot2: time,
    slot3: time,
    slot4: time,
    slot5: time,
    minutes: z.number(),
    place: text(t('Place'), 200),
    link: text(t('Link'), 500).check(
      z.refine(
        (entered) => entered === '' || /^https?:\/\/\S+$/i.test(entered),
        t('Enter a link that starts with https://'),
      ),
    ),
    note: text(t('Note'), 1000),
  })
  .check(
    z.refine(({ place, link }) => place !== '' || link !== '', {
      message: t('Enter a place or a link'),
      path: ['place'],
    }),
  );

type OfferForm = z.infer<typeof offerSchema>;

/** An empty form, with the terms of a previous offer. */
export function startForm(former: InterviewBody | undefined): OfferForm {
  const [slot1, slot2, slot3, slot4, slot5] = SLOTS.map(() => '') as [string, string, string, string, string];
  const { minutes = 30, place, link, note } = former ?? {};
  return { slot1, slot2, slot3, slot4, slot5, minutes, place: place ?? '', link: link ?? '', note: note ?? '' };
}

/** The request for a valid form. */
export function termsOf({ minutes, place, link, note, ...slots }: OfferForm): OfferInterviewRequest {
  const times = SLOTS.map((name) => slots[name]).filter((entered) => entered !== '');
  return { slots: times.map((entered) => new Date(entered).toISOString()), minutes, place, link, note };
}
