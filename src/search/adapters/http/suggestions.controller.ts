import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { parametersOf } from '#platform/http/query.js';
import { Anyone } from '#platform/http/security/access.js';
import { JOB_LIMITS } from '#jobs';
import { Suggestions } from '../queries/suggestions.js';
import { SuggestionBody } from '../queries/suggestion.view.js';

const KINDS = ['role', 'place', 'skill'] as const;

/** GET /suggestions */
class SuggestionsQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: JOB_LIMITS.location.max,
    description: 'What was typed so far',
    example: 'recep',
  })
  @IsOptional()
  @IsString({ message: 'q must be one text' })
  @MaxLength(JOB_LIMITS.location.max, { message: `q must be at most ${JOB_LIMITS.location.max} characters` })
  readonly q?: string;

  @ApiProperty({
    enum: KINDS,
    description: 'What to suggest: roles for the keywords, places for the location, or skills',
  })
  @IsIn(KINDS, { message: 'kind must be role, place or skill' })
  readonly kind!: (typeof KINDS)[number];
}

/** Suggests what people type into searches and profiles. */
@ApiTags('jobs')
@Controller('api/suggestions')
@Anyone()
export class SuggestionsController {
  constructor(private readonly suggestions: Suggestions) {}

  @Get()
  @FromMemory({ reads: parametersOf(SuggestionsQuery) })
  @ApiOperation({
    summary: 'Suggests roles, places or skills while typing',
    description: `
At most eight. Roles are jobs of the trade in the typed language, and titles of the newest open listings. Places are towns
and cities by any of their names, those with open listings first, and before them "Remote" in the typed language. Skills are those of the newest open
listings.`,
  })
  @ApiOkResponse({ type: [SuggestionBody] })
  async suggest(@Query() { q = '', kind }: SuggestionsQuery): Promise<SuggestionBody[]> {
    const { suggestions } = this;
    if (kind === 'role') return [...(await suggestions.roles(q))];
    return [...(await (kind === 'place' ? suggestions.places(q) : suggestions.skills(q)))];
  }
}
