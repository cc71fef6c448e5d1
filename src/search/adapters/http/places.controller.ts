import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { parametersOf } from '#platform/http/query.js';
import { Anyone } from '#platform/http/security/access.js';
import { Places, JOB_LIMITS, PlaceBody, placeBody } from '#jobs';

/** GET /places */
class PlacesQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: JOB_LIMITS.location.max,
    description: 'The first letters of a name, at least two; a region or country may follow after a comma',
    example: 'faro, portugal',
  })
  @IsOptional()
  @IsString({ message: 'q must be one text' })
  @MaxLength(JOB_LIMITS.location.max, { message: `q must be at most ${JOB_LIMITS.location.max} characters` })
  readonly q?: string;
}

/** Suggests towns and cities. */
@ApiTags('jobs')
@Controller('api/places')
@Anyone()
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Get()
  @FromMemory({ reads: parametersOf(PlacesQuery) })
  @ApiOperation({
    summary: 'Suggests places',
    description:
      'At most ten, largest first, ignoring case and accents. Of places with the same name in a region only the largest.',
  })
  @ApiOkResponse({ type: [PlaceBody] })
  async suggest(@Query() { q = '' }: PlacesQuery): Promise<PlaceBody[]> {
    return (await this.places.suggest(q)).map(placeBody);
  }
}
