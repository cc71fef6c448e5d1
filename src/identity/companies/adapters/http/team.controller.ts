import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { CompanyInvitations } from '../../application/company-invitations.js';
import { MemberInvitations } from '../../application/member-invitations.js';
import { TeamMembers } from '../../application/team-members.js';
import { TeamQueries } from '../../application/team-queries.js';
import { InvitationBody, MemberBody, NewInvitationBody } from '../../application/team.view.js';
import { ChangeMemberRequest, InviteMemberRequest } from './team.requests.js';

/** The members of an employer's company, and invitations to it. */
@ApiTags('companies')
@Controller('api/company')
@Only('employer')
@Members('owner')
export class TeamController {
  constructor(
    private readonly members: TeamMembers,
    private readonly queries: TeamQueries,
    private readonly invitations: MemberInvitations,
    private readonly open: CompanyInvitations,
  ) {}

  /** Owners first, then by name. */
  @Get('members')
  @Members('owner', 'recruiter')
  @ApiOkResponse({ type: [MemberBody] })
  list(@CurrentMember() { employerId }: Member): Promise<readonly MemberBody[]> {
    return this.queries.members(employerId);
  }

  @Put('members/:id')
  @NoContent()
  @ApiRefusals(409)
  setRole(
    @Param('id', IdPipe) memberId: number,
    @Body() { role, workplaceIds = null }: ChangeMemberRequest,
    @CurrentMember() { employerId, userId }: Member,
  ): Promise<void> {
    return this.members.setRole({ employerId, userId, memberId, role, workplaceIds });
  }

  /** Removes a member, whose access ends at once. What they wrote stays. */
  @Delete('members/:id')
  @NoContent()
  @ApiRefusals(409)
  remove(@Param('id', IdPipe) memberId: number, @CurrentMember() { employerId, userId }: Member): Promise<void> {
    return this.members.remove({ employerId, userId, memberId });
  }

  /** Leaves the company, which needs another owner. */
  @Delete('membership')
  @Members('owner', 'recruiter', 'reviewer')
  @NoContent()
  @ApiRefusals(409)
  leave(@CurrentMember() { employerId, userId }: Member): Promise<void> {
    return this.members.leave({ employerId, userId });
  }

  /** Open invitations, newest first. */
  @Get('invitations')
  @ApiOkResponse({ type: [InvitationBody] })
  invited(@CurrentMember() { employerId }: Member): Promise<readonly InvitationBody[]> {
    return this.open.open(employerId);
  }

  /**
   * Mails a link that works once, for this address, and expires after seven days. Where the site sends no mail, the
   * answer has the link. It replaces an earlier invitation of the address.
   */
  @Post('invitations')
  @NeedsVerifiedEmail()
  @Limited('accountMailsPerHour', 'party')
  @ApiCreatedResponse({ type: NewInvitationBody })
  @ApiRefusals(409)
  invite(
    @Body() { workplaceIds = null, ...form }: InviteMemberRequest,
    @CurrentMember() { employerId, userId }: Member,
  ): Promise<NewInvitationBody> {
    return this.invitations.invite({ employerId, userId, workplaceIds, ...form });
  }

  @Delete('invitations/:id')
  @NoContent()
  withdraw(@Param('id', IdPipe) invitationId: number, @CurrentMember() { employerId, userId }: Member): Promise<void> {
    return this.invitations.withdraw({ employerId, userId, invitationId });
  }
}
