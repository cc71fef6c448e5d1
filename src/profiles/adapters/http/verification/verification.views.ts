import { ApiProperty } from '@nestjs/swagger';
import { NullableText } from '#platform/http/api/fields.js';

/** The state of a company's verification by email. */
export class CompanyVerificationBody {
  @NullableText('The domain to email; null if verification by email is not possible') readonly domain!: string | null;
  @NullableText('A sentence that explains why it is not possible') readonly problem!: string | null;
  @NullableText('Address to which the last valid link was sent') readonly pendingAddress!: string | null;
  @ApiProperty({ description: 'Whether this site sends email' }) readonly canMail!: boolean;
}
