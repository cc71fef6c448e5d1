import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../shared/adapters/http/api/id.pipe.js';

/** POST /bookmarks */
export class SaveJobRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID })
  @IsInt({ message: 'jobId must be the number of a job' })
  @Min(1, { message: 'jobId must be the number of a job' })
  @Max(LARGEST_ID, { message: 'jobId must be the number of a job' })
  readonly jobId!: number;
}
