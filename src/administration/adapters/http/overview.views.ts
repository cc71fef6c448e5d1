import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';

class UserCounts {
  @Integer() readonly job_seeker!: number;
  @Integer() readonly employer!: number;
  @Integer() readonly admin!: number;
}

class JobCounts {
  @Integer() readonly pending!: number;
  @Integer() readonly active!: number;
  @Integer() readonly closed!: number;
  @Integer() readonly archived!: number;
}

class ApplicationCounts {
  @Integer() readonly pending!: number;
  @Integer() readonly reviewed!: number;
  @Integer() readonly shortlisted!: number;
  @Integer() readonly interviewed!: number;
  @Integer() readonly offered!: number;
  @Integer() readonly rejected!: number;
}

/** GET /admin/summary */
export class OverviewBody {
  @ApiProperty() readonly users!: UserCounts;
  @ApiProperty() readonly jobs!: JobCounts;
  @ApiProperty() readonly applications!: ApplicationCounts;
}
