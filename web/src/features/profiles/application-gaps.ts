import { useQuery } from '@tanstack/react-query';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { msg, t } from '@/lib/language/t.ts';
import { ownJobSeekerProfileQuery } from './profile-queries.ts';

/** What employers need to consider somebody, and to reach them. */
const NEEDED = [
  ['resume', msg('resume')],
  ['headline', msg('headline')],
  ['phone', msg('phone number')],
] as const satisfies (readonly [keyof JobSeekerProfileBody, string])[];

const gapsOf = (profile: JobSeekerProfileBody): string[] =>
  NEEDED.flatMap(([field, name]) => (profile[field] ? [] : [t(name)]));

/** What an application of the viewer would lack; undefined until it is known, and for everybody but job seekers. */
export function useApplicationGaps(viewer: { role: string } | null | undefined): readonly string[] | undefined {
  const isJobSeeker = viewer?.role === 'job_seeker';
  const { data } = useQuery({ ...ownJobSeekerProfileQuery, enabled: isJobSeeker, select: gapsOf });
  return isJobSeeker ? data : undefined;
}
