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
    description: 'Pixels needed on the longer side; the response is the next larger copy, or the largest one',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt(NO_SIZE)
  @Min(1, NO_SIZE)
  @Max(LARGEST_SIZE, NO_SIZE)
  readonly size?: number;
}

/** GET /resumes/{key}: both parts of the link. Without them it is not valid. */
export class ResumeLinkQuery {
  @ApiProperty({ description: 'Expiry in seconds since 1970' })
  @IsOptional()
  @IsString({ message: 'expires must be text' })
  readonly expires?: string;

  @ApiProperty()
  @IsOptional()
  @IsString({ message: 'signature must be text' })
  readonly signature?: string;

  @ApiPropertyOptional({ description: 'What the download is called, without an extension' })
  @IsOptional()
  @IsString({ message: 'name must be text' })
  readonly name?: string;
}
