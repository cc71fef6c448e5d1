import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TakesFiles } from '#platform/http/api/json-body.guard.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Accepted } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, ForApiKeys, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { PreviewAddress } from '../../application/imports/preview-address.js';
import { PreviewImport } from '../../application/imports/preview-import.js';
import { ReceiveImport } from '../../application/imports/receive-import.js';
import { Imports } from '../../application/ports/imports.js';
import { ImportNotFound } from '../../domain/integration-errors.js';
import { FEED, feedIn, TOO_MANY_FEEDS } from './feed-request.js';
import { ImportAddressRequest, ImportPreviewQuery } from './imports.requests.js';
import { ImportPreviewBody, ImportResultBody } from '../../application/imports/import.view.js';

/** Previews of imports: what confirming one will post. */
@ApiTags('integrations')
@Controller('api')
@Only('employer')
export class ImportPreviewsController {
  constructor(
    private readonly receive: ReceiveImport,
    private readonly address: PreviewAddress,
    private readonly preview: PreviewImport,
    private readonly imports: Imports,
  ) {}

  /** Receives a feed and posts nothing until the import is confirmed. */
  @Post('import/preview')
  @ForApiKeys('write')
  @Limited('importsPerDay', 'party', { message: TOO_MANY_FEEDS })
  @TakesFiles()
  @NeedsVerifiedEmail()
  @ApiConsumes('application/xml', 'text/csv', 'application/json', 'text/html')
  @ApiBody(FEED)
  @Accepted({ type: ImportResultBody })
  @ApiRefusals(409)
  async send(@Req() request: Request, @CurrentMember() { employerId }: Member): Promise<ImportResultBody> {
    const apiKeyId = request.keyCaller?.keyId;
    const sent = { source: 'sent', apiKeyId, feed: feedIn(request), isPreview: true } as const;
    return this.result(await this.receive.execute({ userId: employerId, ...sent }), employerId);
  }

  /** Fetches a feed once and posts nothing until the import is confirmed. */
  @Post('employer/import-address/preview')
  @Limited('importsPerDay', 'party', { message: TOO_MANY_FEEDS })
  @NeedsVerifiedEmail()
  @HttpCode(202)
  @Accepted({ type: ImportResultBody })
  @ApiRefusals(409)
  async fetch(
    @Body() { url }: ImportAddressRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<ImportResultBody> {
    return this.result(await this.address.execute({ userId: employerId, url }), employerId);
  }

  /** The listings of an import that waits for confirmation, as they will be posted. */
  @Get('employer/imports/:id/preview')
  @ForApiKeys('read')
  @ApiOkResponse({ type: ImportPreviewBody })
  page(
    @Param('id', IdPipe) id: number,
    @Query() { after = 0 }: ImportPreviewQuery,
    @CurrentMember() { employerId }: Member,
  ): Promise<ImportPreviewBody> {
    return this.preview.execute(employerId, id, after);
  }

  private async result(id: number, employerId: number): Promise<ImportResultBody> {
    const found = await this.imports.find(employerId, id);
    if (!found) throw new ImportNotFound();
    return found;
  }
}
