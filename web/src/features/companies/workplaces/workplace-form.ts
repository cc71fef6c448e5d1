import * as z from 'zod/mini';
import type { WorkplaceBody, WorkplaceRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { tooLong } from '@/lib/rules/text-limit.ts';

const MAX_ABOUT = 1000;

function text(max: number, min = 0, problem = '') {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed.length >= min, { error: problem }),
    z.refine((typed) => tooLong(typed, max) === undefined, { error: ({ input }) => tooLong(String(input), max) }),
  );
}

/** The form of a hotel. */
export const workplaceSchema = z.object({
  name: text(100, 2, t('Please enter a name')),
  location: text(100, 2, t('Please enter a place')),
  reference: text(100),
  about: text(MAX_ABOUT),
  housing: z.string(),
  meals: z.boolean(),
  payPeriod: z.string(),
  currency: z.string(),
});

export type WorkplaceValues = z.infer<typeof workplaceSchema>;

export function workplaceValues(workplace: WorkplaceBody | undefined): WorkplaceValues {
  return {
    name: workplace?.name ?? '',
    location: workplace?.location ?? '',
    reference: workplace?.reference ?? '',
    about: workplace?.about ?? '',
    housing: workplace?.facts.housing ?? '',
    meals: workplace?.facts.meals ?? false,
    payPeriod: workplace?.payPeriod ?? 'month',
    currency: workplace?.currency ?? 'EUR',
  };
}

/** The request; facts that the form does not ask for stay. */
export function workplaceRequest(values: WorkplaceValues, workplace: WorkplaceBody | undefined): WorkplaceRequest {
  const { housing, meals, payPeriod, ...texts } = values;
  const isThere = workplace !== undefined && workplace.location === values.location;
  return {
    ...texts,
    ...(isThere && { placeId: workplace.place?.id ?? null }),
    facts: { ...workplace?.facts, housing: (housing || null) as never, meals: meals || null },
    payPeriod: payPeriod as NonNullable<WorkplaceRequest['payPeriod']>,
    ...(workplace?.logo && { logo: workplace.logo }),
  };
}
