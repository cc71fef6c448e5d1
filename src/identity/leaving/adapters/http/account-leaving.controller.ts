import { Body, Controller, Delete, Get, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { streamOf } from '#platform/files/stream-of.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { FileStore } from '#shared/application/file-store.js';
import type { Actor } from '#shared/domain/actor.js';
import { DeleteAccount } from '../../application/deletion/delete-account.js';
import { RequestExport } from '../../application/export/request-export.js';
import { AccountExports, type AccountExport } from '../../application/export/account-exports.js';
import { ExportNotFound } from '#identity/accounts/domain/identity-errors.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { AccountExportBody } from '#identity/leaving/application/export/account-export.view.js';

const DOWNLOAD_URL = '/api/account/export/file';

/** Data export and account deletion. */
@ApiTags('account')
@SignedIn()
@Controller('api/account')
export class AccountLeavingController {
  constructor(
    private readonly requestExport: RequestExport,
    private readonly deleteAccount: DeleteAccount,
    private readonly exports: AccountExports,
    private readonly store: FileStore,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Starts an export of everything that is stored about the user. */
  @Post('export')
  @Limited('exportsPerDay', 'user')
  @Accepted({ type: AccountExportBody })
  async startExport(
    @CurrentActor() { userId }: Actor,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<AccountExportBody> {
    await this.requestExport.execute({ userId, password, ...callerOf(request) });
    return this.readExport({ userId });
  }

  @Get('export')
  @ApiOkResponse({ type: AccountExportBody })
  async readExport(@CurrentActor() { userId }: Pick<Actor, 'userId'>): Promise<AccountExportBody> {
    const found = await this.current(userId);
    const url = found?.state === 'ready' ? DOWNLOAD_URL : null;
    const { state = 'none', requestedAt = null, expiresAt = null } = found ?? {};
    return { state, requestedAt, expiresAt, url };
  }

  /** A ZIP archive of JSON files and uploads. */
  @Get('export/file')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiRefusals(404)
  async download(@CurrentActor() { userId }: Actor): Promise<StreamableFile> {
    const found = await this.current(userId);
    const content = found?.state === 'ready' ? await this.store.get(found.key) : undefined;
    if (!content) throw new ExportNotFound();
    await this.audit.add({ action: 'export.downloaded', subject: { kind: 'user', id: userId } });
    const disposition = 'attachment; filename="wayfare-account.zip"';
    return new StreamableFile(streamOf(content), { type: 'application/zip', disposition });
  }

  /** Deletes the account and everything that belongs to it, immediately and permanently. */
  @Delete()
  @NoContent()
  @ApiRefusals(409, 429)
  delete(
    @CurrentActor() { userId }: Actor,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<void> {
    const session = new RequestSession(request);
    return this.deleteAccount.execute({ userId, password, session, ...callerOf(request) });
  }

  private async current(userId: number): Promise<AccountExport | undefined> {
    const found = await this.exports.find(userId);
    return found && found.expiresAt > this.clock.now() ? found : undefined;
  }
}
