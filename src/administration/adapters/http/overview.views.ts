import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer' } as const;

class UserCounts {
  @ApiProperty(COUNT) readonly job_seeker!: number;
  @ApiProperty(COUNT) readonly employer!: number;
  @ApiProperty(COUNT) readonly admin!: number;
}

class JobCounts {
  @ApiProperty(COUNT) readonly pending!: number;
  @ApiProperty(COUNT) readonly active!: number;
  @ApiProperty(COUNT) readonly closed!: number;
  @ApiProperty(COUNT) readonly archived!: number;
}

class ApplicationCounts {
  @ApiProperty(COUNT) readonly pending!: number;
  @ApiProperty(COUNT) readonly reviewed!: number;
  @ApiProperty(COUNT) readonly shortlisted!: number;
  @ApiProperty(COUNT) readonly interviewed!: number;
  @ApiProperty(COUNT) readonly offered!: number;
  @ApiProperty(COUNT) readonly rejected!: number;
}

/** GET /admin/summary */
export class OverviewBody {
  @ApiProperty() readonly users!: UserCounts;
  @ApiProperty() readonly jobs!: JobCounts;
  @ApiProperty() readonly applications!: ApplicationCounts;
}
