import { ApiProperty } from '@nestjs/swagger';

/** Where job seekers find their own resume, on this site. */
export const OWN_RESUME = '/api/profile/job-seeker/resume';

/** Where a new picture lies, on this site. */
export class AvatarBody {
  @ApiProperty({ example: '/api/files/avatar-0b2f….webp' }) readonly avatarUrl!: string;
}

/** Where a new logo lies, on this site. */
export class LogoBody {
  @ApiProperty({ example: '/api/files/logo-0b2f….webp' }) readonly logoUrl!: string;
}

/** Where its owner finds a new resume, on this site. */
export class ResumeBody {
  @ApiProperty({ example: OWN_RESUME }) readonly resumeUrl!: string;
}
