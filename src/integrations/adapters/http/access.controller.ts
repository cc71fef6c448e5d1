import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { EndAccess } from '../../application/end-access.js';

/** The access of an employer's programs as a whole. */
@ApiTags('integrations')
@Controller('api/employer/integrations')
@Only('employer')
export class AccessController {
  constructor(private readonly endAccess: EndAccess) {}

  /** Ends all API keys and webhooks, and removes the address of the feed. */
  @Delete()
  @NoContent()
  end(@CurrentActor() { userId }: Actor): Promise<void> {
    return this.endAccess.execute({ userId, since: null });
  }
}
