import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { EndAccess } from '../../application/end-access.js';

/** The access of an employer's programs as a whole. */
@ApiTags('integrations')
@Controller('api/employer/integrations')
@Only('employer')
@Members('owner')
export class AccessController {
  constructor(private readonly endAccess: EndAccess) {}

  /** Ends all API keys and webhooks, and removes the address of the feed. */
  @Delete()
  @NoContent()
  end(@CurrentMember() { employerId }: Member): Promise<void> {
    return this.endAccess.execute({ employerId, since: null });
  }
}
