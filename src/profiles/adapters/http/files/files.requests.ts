import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

const LARGEST_SIZE = 4096;
const NO_SIZE = { message: `size must be a whole number from 1 to ${LARGEST_SIZE}` };

/** GET /files/{key} */
export class PictureQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_SIZE,
    description: 'Pixels of the longer side that are needed; the next larger copy comes, without it the largest',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt(NO_SIZE)
  @Min(1, NO_SIZE)
  @Max(LARGEST_SIZE, NO_SIZE)
  readonly size?: number;
}

/** GET /resumes/{key}: both parts of the link, which are not valid when they are missing. */
export class ResumeLinkQuery {
  @ApiProperty({ description: 'Seconds since 1970 at which the link ends' })
  @IsOptional()
  @IsString({ message: 'expires must be text' })
  readonly expires?: string;

  @ApiProperty()
  @IsOptional()
  @IsString({ message: 'signature must be text' })
  readonly signature?: string;
}
