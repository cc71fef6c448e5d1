import { ApiPropertyOptional } from '@nestjs/swagger';
import { SignedLinkQuery } from '#platform/http/security/signed-link.requests.js';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

const LARGEST_SIZE = 4096;
const INVALID_SIZE = { message: `size must be a whole number from 1 to ${LARGEST_SIZE}` };

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
  @IsInt(INVALID_SIZE)
  @Min(1, INVALID_SIZE)
  @Max(LARGEST_SIZE, INVALID_SIZE)
  readonly size?: number;
}

/** GET /resumes/{key}: the query of a resume link. */
export class ResumeLinkQuery extends SignedLinkQuery {
  @ApiPropertyOptional({ description: 'File name of the download, without an extension' })
  @IsOptional()
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  @ApiPropertyOptional({ description: 'The application whose employer got the link' })
  @IsOptional()
  @IsString({ message: 'application must be text' })
  readonly application?: string;

  @ApiPropertyOptional({ description: 'The member of the company who got the link' })
  @IsOptional()
  @IsString({ message: 'member must be text' })
  readonly member?: string;

  @ApiPropertyOptional({ description: 'The API key that fetched the link' })
  @IsOptional()
  @IsString({ message: 'apiKey must be text' })
  readonly apiKey?: string;
}
