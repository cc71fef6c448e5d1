import * as z from 'zod/mini';
import type { EditJobSeekerProfileRequest, JobSeekerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { optionalText, requiredText, withoutEmptyText } from '../../text-rules.ts';

/** Maximum characters of a bio. */
export const MAX_BIO_LENGTH = 500;

const MAX_EXPERIENCE = 50;
const EXPERIENCE = t('Experience must be a whole number of years from 0 to {MAX_EXPERIENCE}', { MAX_EXPERIENCE });

export const basicsSchema = z.object({
  headline: optionalText(t('Headline'), 100, t('Headline must be less than 100 characters')),
  bio: optionalText(t('Bio'), MAX_BIO_LENGTH, t('Bio must be less than 500 characters')),
  location: optionalText(t('Location'), 100),
  phone: optionalText(t('Phone'), 30),
  experience: z.nullable(
    z
      .number(EXPERIENCE)
      .check(
        z.refine((years) => Number.isInteger(years) && years >= 0 && years <= MAX_EXPERIENCE, { error: EXPERIENCE }),
      ),
  ),
  availableFrom: z.string(),
  availableUntil: z.string(),
  desiredRoles: z.array(requiredText(t('Desired role'), 100)),
});

type Basics = z.infer<typeof basicsSchema>;

/** The form of an existing profile. */
export function basicsOf(profile: JobSeekerProfileBody): Basics {
  return {
    headline: profile.headline ?? '',
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    phone: profile.phone ?? '',
    experience: profile.experience,
    availableFrom: profile.availableFrom ?? '',
    availableUntil: profile.availableUntil ?? '',
    desiredRoles: profile.desiredRoles,
  };
}

/** The request for changed fields; empty ones are cleared. */
export function toBasicsRequest({ desiredRoles, ...fields }: Partial<Basics>): EditJobSeekerProfileRequest {
  return { ...withoutEmptyText(fields), ...(desiredRoles ? { desiredRoles } : {}) };
}
