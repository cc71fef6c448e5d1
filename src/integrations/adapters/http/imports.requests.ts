import { IntersectionType } from '@nestjs/swagger';
import { ConfirmedRequest } from '#identity';
import { QueryNumber, RequiredText } from '#platform/http/api/validation/inputs.js';
import { WEBHOOK_URL } from '../../domain/webhook.js';

/** POST /employer/import-address/preview */
export class ImportAddressRequest {
  @RequiredText({ ...WEBHOOK_URL, example: 'https://ats.example.com/jobs.xml' })
  readonly url!: string;
}

/** PUT /employer/import-address */
export class WatchFeedRequest extends IntersectionType(ImportAddressRequest, ConfirmedRequest) {}

/** GET /employer/imports/{id}/preview */
export class ImportPreviewQuery {
  @QueryNumber({ minimum: 0, maximum: 20_000, description: 'The `next` of the previous page' })
  readonly after?: number;
}
