import * as z from 'zod/mini';
import type { EditJobSeekerProfileRequest, JobSeekerProfileBody } from '@/api/generated/types.gen';
import { optionalText, textOrNull } from './text-rules.ts';

export const LONGEST_BIO = 500;

const MOST_EXPERIENCE = 50;

/** The basics of a job seeker as typed. */
export const basicsSchema = z.object({
  headline: optionalText('Headline', 100, 'Headline must be less than 100 characters'),
  bio: optionalText('Bio', LONGEST_BIO, 'Bio must be less than 500 characters'),
  location: optionalText('Location', 100),
  phone: optionalText('Phone', 30),
  experience: z.string().check(
    z.trim(),
    z.refine((years) => years === '' || (/^\d+$/.test(years) && Number(years) <= MOST_EXPERIENCE), {
      error: `Experience must be a whole number of years from 0 to ${MOST_EXPERIENCE}`,
    }),
  ),
  availableFrom: z.string(),
});

export type Basics = z.infer<typeof basicsSchema>;

/** The form of a profile that is there already. */
export function basicsOf(profile: JobSeekerProfileBody): Basics {
  return {
    headline: profile.headline ?? '',
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    phone: profile.phone ?? '',
    experience: profile.experience?.toString() ?? '',
    availableFrom: profile.availableFrom ?? '',
  };
}

/** What is sent for valid fields; what was left empty is cleared. */
export function toBasicsRequest({ experience, ...texts }: Partial<Basics>): EditJobSeekerProfileRequest {
  const cleared = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textOrNull(text)]));
  if (experience === undefined) return cleared;
  return { ...cleared, experience: experience === '' ? null : Number(experience) };
}
