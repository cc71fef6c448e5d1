import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { PageQuery } from '#platform/http/api/pages.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { POOL_LIMITS } from '../../domain/pool.js';

/** GET /employer/talent-pool */
export class PoolQuery extends PageQuery {
  @ApiPropertyOptional({ description: 'Part of a name, headline or place, with or without accents' })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  readonly search?: string;

  @ApiPropertyOptional({ description: 'A tag, exactly as it is' })
  @IsOptional()
  @IsString({ message: 'tag must be text' })
  readonly tag?: string;
}

const TAGS = { message: 'Tags must be a list of texts' };

/** PUT /employer/talent-pool/{id}/tags */
export class TagsRequest {
  @ApiProperty({ type: [String], maxItems: POOL_LIMITS.tags })
  @IsArray(TAGS)
  @ArrayMaxSize(POOL_LIMITS.tags, { message: `A person can have at most ${POOL_LIMITS.tags} tags` })
  @IsString({ ...TAGS, each: true })
  readonly tags!: string[];
}

/** POST /employer/talent-pool/{id}/notes */
export class PoolNoteRequest {
  @RequiredText({ ...POOL_LIMITS.note, example: 'Would come back next summer.' })
  readonly text!: string;
}
