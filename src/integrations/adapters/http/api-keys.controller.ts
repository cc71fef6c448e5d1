import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '#identity';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { CreateApiKey } from '../../application/api-keys/create-api-key.js';
import { ApiKeys } from '../../application/ports/api-keys.js';
import { RevokeApiKey } from '../../application/api-keys/revoke-api-key.js';
import { CreateApiKeyRequest } from './api-keys.requests.js';
import { ApiKeyBody, NewApiKeyBody } from '../../application/api-keys/api-key.view.js';

/** The API keys of an employer. */
@ApiTags('integrations')
@Controller('api/employer/api-keys')
@Only('employer')
@Members('owner')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly createKey: CreateApiKey,
    private readonly revokeKey: RevokeApiKey,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ApiKeyBody] })
  own(@CurrentMember() { employerId }: Member): Promise<readonly ApiKeyBody[]> {
    return this.keys.of(employerId);
  }

  @Post()
  @ApiCreatedResponse({ type: NewApiKeyBody })
  @ApiRefusals(409, 429)
  create(
    @Body() form: CreateApiKeyRequest,
    @CurrentMember() { userId, employerId }: Member,
    @Req() request: Request,
  ): Promise<NewApiKeyBody> {
    return this.createKey.execute({ userId, employerId, ...form, ...callerOf(request) });
  }

  @Delete(':id')
  @NoContent()
  revoke(@Param('id', IdPipe) keyId: number, @CurrentMember() { employerId }: Member): Promise<void> {
    return this.revokeKey.execute({ employerId, keyId });
  }
}
