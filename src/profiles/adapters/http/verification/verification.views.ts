import { ApiProperty } from '@nestjs/swagger';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;

/** The state of a company's verification by email. */
export class CompanyVerificationBody {
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'The domain to email; null if verification by email is not possible' })
  readonly domain!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'A sentence that explains why it is not possible' })
  readonly problem!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Address to which the last valid link was sent' })
  readonly pendingAddress!: string | null;
  @ApiProperty({ description: 'Whether this site sends email' }) readonly canMail!: boolean;
}
