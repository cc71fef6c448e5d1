import * as z from 'zod/mini';
import type { EditJobSeekerProfileRequest, JobSeekerProfileBody } from '@/api/generated/types.gen';
import { optionalText, requiredText, withoutEmptyText } from '../text-rules.ts';

/** Maximum characters of a bio. */
export const MAX_BIO_LENGTH = 500;

const MAX_EXPERIENCE = 50;
const EXPERIENCE = `Experience must be a whole number of years from 0 to ${MAX_EXPERIENCE}`;

export const basicsSchema = z.object({
  headline: optionalText('Headline', 100, 'Headline must be less than 100 characters'),
  bio: optionalText('Bio', MAX_BIO_LENGTH, 'Bio must be less than 500 characters'),
  location: optionalText('Location', 100),
  phone: optionalText('Phone', 30),
  experience: z.nullable(
    z
      .number(EXPERIENCE)
      .check(
        z.refine((years) => Number.isInteger(years) && years >= 0 && years <= MAX_EXPERIENCE, { error: EXPERIENCE }),
      ),
  ),
  availableFrom: z.string(),
  desiredRoles: z.array(requiredText('Desired role', 100)),
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
    desiredRoles: profile.desiredRoles,
  };
}

/** The request for changed fields; empty ones are cleared. */
export function toBasicsRequest({ desiredRoles, ...fields }: Partial<Basics>): EditJobSeekerProfileRequest {
  return { ...withoutEmptyText(fields), ...(desiredRoles ? { desiredRoles } : {}) };
}
