import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { QueryId } from '#platform/http/api/validation/inputs.js';
import { MoveApplicationsRequest } from '../move-applications.requests.js';

const MEMBER = { type: 'integer', minimum: 1, maximum: LARGEST_ID, nullable: true } as const;
const NO_MEMBER = { message: '$property must be the number of a member, or null' };

/** PUT /applications/assignee */
export class AssignApplicationsRequest extends PickType(MoveApplicationsRequest, ['ids']) {
  @ApiProperty({ ...MEMBER, description: 'The member who takes care of them; null for nobody' })
  @ValidateIf((_object, value) => value !== null)
  @IsInt(NO_MEMBER)
  @Min(1, NO_MEMBER)
  @Max(LARGEST_ID, NO_MEMBER)
  readonly assigneeId!: number | null;

  @ApiPropertyOptional({
    ...MEMBER,
    description: 'Skips applications that are no longer assigned to this member or, with null, to nobody',
  })
  @ValidateIf((_object, value) => value !== null && value !== undefined)
  @IsInt(NO_MEMBER)
  @Min(1, NO_MEMBER)
  @Max(LARGEST_ID, NO_MEMBER)
  readonly from?: number | null;
}

/** GET /applications/employer/members */
export class ColleaguesQuery {
  @QueryId('applicationId must be the number of an application')
  readonly applicationId?: number;
}
