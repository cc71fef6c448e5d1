/** The address of a job seeker's own resume on this site. */
export const OWN_RESUME = '/api/profile/job-seeker/resume';

export class AvatarBody {
  /** @example /api/files/avatar-0b2f….webp */
  readonly avatarUrl!: string;
}

export class LogoBody {
  /** @example /api/files/logo-0b2f….webp */
  readonly logoUrl!: string;
}

export class ResumeBody {
  /** @example /api/profile/job-seeker/resume */
  readonly resumeUrl!: string;
}
