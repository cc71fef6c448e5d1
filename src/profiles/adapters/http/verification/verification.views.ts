import { ApiProperty } from '@nestjs/swagger';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;

/** How an employer can verify the company. */
export class CompanyVerificationBody {
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'The domain that mail has to reach; null where that is not possible' })
  readonly domain!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Why it is not possible, in a sentence' })
  readonly problem!: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Where the last valid link went' })
  readonly pendingAddress!: string | null;
  @ApiProperty({ description: 'Whether this site sends mail' }) readonly canMail!: boolean;
}
