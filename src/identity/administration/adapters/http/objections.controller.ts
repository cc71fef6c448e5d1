import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Anyone, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { ObjectionBody } from '../../application/suspension/objection.view.js';
import { Objections } from '../../application/suspension/objections.js';
import { ObjectToSuspension } from '../../application/suspension/object-to-suspension.js';
import { RejectObjection } from '../../application/suspension/reject-objection.js';
import { ObjectionRequest, RejectObjectionRequest } from './objections.requests.js';

/** Objections to suspensions: made with the link that suspended users get, decided on by admins. */
@ApiTags('account')
@Controller('api')
export class ObjectionsController {
  constructor(
    private readonly objections: Objections,
    private readonly objectToSuspension: ObjectToSuspension,
    private readonly rejectObjection: RejectObjection,
  ) {}

  /** Once per suspension. */
  @Post('objections')
  @Anyone()
  @Limited('objectionsPerHour', 'address')
  @NoContent()
  @ApiRefusals(409, 410)
  add(@Body() { token, text }: ObjectionRequest): Promise<void> {
    return this.objectToSuspension.execute({ token, text });
  }

  @Get('admin/objections')
  @Only('admin')
  @ApiOkResponse({ type: [ObjectionBody], description: 'The oldest first' })
  open(): Promise<readonly ObjectionBody[]> {
    return this.objections.open();
  }

  /** The account stays suspended. Lifting its suspension closes its objection, too. */
  @Put('admin/objections/:id/reject')
  @Only('admin')
  @NoContent()
  reject(@Param('id', IdPipe) id: number, @Body() { reason }: RejectObjectionRequest): Promise<void> {
    return this.rejectObjection.execute({ id, reason });
  }
}
