import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '#identity';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { TakesFiles } from '#platform/http/api/json-body.guard.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { CurrentMember, ForApiKeys, Members, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { ImportAddresses } from '../../application/ports/import-address.js';
import { Imports } from '../../application/ports/imports.js';
import { ReceiveImport } from '../../application/imports/receive-import.js';
import { RemoveImportAddress } from '../../application/imports/remove-import-address.js';
import { SetImportAddress } from '../../application/imports/set-import-address.js';
import { ImportNotFound } from '../../domain/integration-errors.js';
import { FEED, feedIn, TOO_MANY_FEEDS } from './feed-request.js';
import { WatchFeedRequest } from './imports.requests.js';
import { ImportAddressBody, ImportBody, ImportResultBody } from '../../application/imports/import.view.js';

/** Imports of an employer's listings from feeds. */
@ApiTags('integrations')
@Controller('api')
@Only('employer')
export class ImportsController {
  constructor(
    private readonly receive: ReceiveImport,
    private readonly imports: Imports,
    private readonly addresses: ImportAddresses,
    private readonly setAddress: SetImportAddress,
    private readonly removeAddress: RemoveImportAddress,
  ) {}

  /** Receives a feed and applies it in the background. An invalid one also returns 202, with the state `failed`. */
  @Post('import')
  @ForApiKeys('write')
  @Limited('importsPerDay', 'party', { message: TOO_MANY_FEEDS })
  @TakesFiles()
  @NeedsVerifiedEmail()
  @ApiConsumes('application/xml', 'text/csv', 'application/json', 'text/html')
  @ApiBody(FEED)
  @Accepted({ type: ImportResultBody })
  @ApiRefusals(404, 409)
  async send(@Req() request: Request, @CurrentMember() { employerId }: Member): Promise<ImportResultBody> {
    const sent = { source: 'sent', apiKeyId: request.keyCaller?.keyId, feed: feedIn(request) } as const;
    const id = await this.receive.execute({ userId: employerId, ...sent });
    return this.result(id, employerId);
  }

  /** The latest 20 imports, newest first. */
  @Get('employer/imports')
  @ForApiKeys('read')
  @ApiOkResponse({ type: [ImportBody] })
  latest(@CurrentMember() { employerId }: Member): Promise<readonly ImportBody[]> {
    return this.imports.latest(employerId);
  }

  @Get('employer/imports/:id')
  @ForApiKeys('read')
  @ApiOkResponse({ type: ImportResultBody })
  one(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<ImportResultBody> {
    return this.result(id, employerId);
  }

  /** Applies a feed that was sent for a preview, or stopped because it is empty or much smaller than the previous one. */
  @Post('employer/imports/:id/confirm')
  @ForApiKeys('write')
  @NeedsVerifiedEmail()
  @Accepted({ type: ImportResultBody })
  async confirm(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<ImportResultBody> {
    if (!(await this.imports.confirm(employerId, id))) throw new ImportNotFound();
    return this.result(id, employerId);
  }

  @Get('employer/import-address')
  @Members('owner')
  @ApiOkResponse({ type: ImportAddressBody })
  async address(@CurrentMember() { employerId }: Member): Promise<ImportAddressBody> {
    return (await this.addresses.find(employerId)) ?? { url: null, checkedAt: null, fault: null };
  }

  /** The feed is fetched within 15 minutes and then every six hours. */
  @Put('employer/import-address')
  @Members('owner')
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: ImportAddressBody })
  @ApiRefusals(429)
  async watch(
    @Body() form: WatchFeedRequest,
    @CurrentMember() member: Member,
    @Req() request: Request,
  ): Promise<ImportAddressBody> {
    const { userId, employerId } = member;
    await this.setAddress.execute({ userId, employerId, ...form, ...callerOf(request) });
    return this.address(member);
  }

  @Delete('employer/import-address')
  @Members('owner')
  @NoContent()
  unwatch(@CurrentMember() { employerId }: Member): Promise<void> {
    return this.removeAddress.execute({ employerId });
  }

  private async result(id: number, employerId: number): Promise<ImportResultBody> {
    const found = await this.imports.find(employerId, id);
    if (!found) throw new ImportNotFound();
    return found;
  }
}
