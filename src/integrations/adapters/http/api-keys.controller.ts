import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '#identity';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { CreateApiKey } from '../../application/api-keys/create-api-key.js';
import { ApiKeys } from '../../application/ports/api-keys.js';
import { RevokeApiKey } from '../../application/api-keys/revoke-api-key.js';
import { CreateApiKeyRequest } from './api-keys.requests.js';
import { ApiKeyBody, NewApiKeyBody } from '../../application/api-keys/api-key.view.js';

/** The API keys of an employer. */
@ApiTags('integrations')
@Controller('api/employer/api-keys')
@Only('employer')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly createKey: CreateApiKey,
    private readonly revokeKey: RevokeApiKey,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ApiKeyBody] })
  own(@CurrentActor() { userId }: Actor): Promise<readonly ApiKeyBody[]> {
    return this.keys.of(userId);
  }

  @Post()
  @ApiCreatedResponse({ type: NewApiKeyBody })
  @ApiRefusals(409, 429)
  create(
    @Body() form: CreateApiKeyRequest,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
  ): Promise<NewApiKeyBody> {
    return this.createKey.execute({ userId, ...form, ...callerOf(request) });
  }

  @Delete(':id')
  @NoContent()
  revoke(@Param('id', IdPipe) keyId: number, @CurrentActor() { userId }: Actor): Promise<void> {
    return this.revokeKey.execute({ userId, keyId });
  }
}
