import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { parametersOf } from '#platform/http/query.js';
import { Anyone } from '#platform/http/security/access.js';
import { JOB_LIMITS } from '#jobs';
import { Suggestions } from '../queries/suggestions.js';
import { SuggestionBody } from '../queries/suggestion.view.js';

const KINDS = ['role', 'place'] as const;

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

  @ApiProperty({ enum: KINDS, description: 'What to suggest: roles for the keywords, or places for the location' })
  @IsIn(KINDS, { message: 'kind must be role or place' })
  readonly kind!: (typeof KINDS)[number];
}

/** Suggests what to search for while people type. */
@ApiTags('jobs')
@Controller('api/suggestions')
@Anyone()
export class SuggestionsController {
  constructor(private readonly suggestions: Suggestions) {}

  @Get()
  @FromMemory({ reads: parametersOf(SuggestionsQuery) })
  @ApiOperation({
    summary: 'Suggests roles or places while typing',
    description: `
At most eight. Roles are jobs of the trade in the typed language, and titles of the newest open listings. Places are towns
and cities by any of their names, those with open listings first, and before them "Remote" in the typed language.`,
  })
  @ApiOkResponse({ type: [SuggestionBody] })
  async suggest(@Query() { q = '', kind }: SuggestionsQuery): Promise<SuggestionBody[]> {
    return [...(await (kind === 'role' ? this.suggestions.roles(q) : this.suggestions.places(q)))];
  }
}
