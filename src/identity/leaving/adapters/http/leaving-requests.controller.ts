import { Body, Controller, Delete, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { streamOf } from '#platform/files/stream-of.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { DeleteOnRequest } from '../../application/deletion/delete-on-request.js';
import { ExportOnRequest } from '../../application/export/export-on-request.js';
import type { LeavingRequest } from '../../application/deletion/leaving-policy.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { LeavingRequestForm } from './leaving-requests.requests.js';

/** Export and deletion of accounts whose owners ask for it. */
@ApiTags('admin')
@Only('admin')
@Controller('api/users/:id')
export class LeavingRequestsController {
  constructor(
    private readonly exportOnRequest: ExportOnRequest,
    private readonly deleteOnRequest: DeleteOnRequest,
  ) {}

  /** Everything that is stored about a user, as a ZIP archive of JSON files and uploads. */
  @Post('export')
  @HttpCode(200)
  @Limited('exportsPerDay', 'user')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiRefusals(409, 429)
  async export(
    @Param('id', IdPipe) userId: number,
    @CurrentActor() actor: Actor,
    @Body() form: LeavingRequestForm,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const content = await this.exportOnRequest.execute(requestOf(userId, actor, form, request));
    const disposition = `attachment; filename="wayfare-account-${userId}.zip"`;
    return new StreamableFile(streamOf(content), { type: 'application/zip', disposition });
  }

  /** Deletes the account and everything that belongs to it, immediately and permanently. */
  @Delete()
  @NoContent()
  @ApiRefusals(409, 429)
  delete(
    @Param('id', IdPipe) userId: number,
    @CurrentActor() actor: Actor,
    @Body() form: LeavingRequestForm,
    @Req() request: Request,
  ): Promise<void> {
    return this.deleteOnRequest.execute(requestOf(userId, actor, form, request));
  }
}

function requestOf(
  userId: number,
  actor: Actor,
  { reason, password }: LeavingRequestForm,
  request: Request,
): LeavingRequest {
  return { account: userId, reason, admin: { userId: actor.userId, password, ...callerOf(request) } };
}
