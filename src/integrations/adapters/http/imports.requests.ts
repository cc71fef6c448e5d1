import { RequiredText } from '../../../shared/adapters/http/api/validation/inputs.js';
import { WEBHOOK_URL } from '../../domain/webhook.js';

/** PUT /employer/import-address */
export class ImportAddressRequest {
  @RequiredText({ ...WEBHOOK_URL, example: 'https://ats.example.com/jobs.xml' })
  readonly url!: string;
}
