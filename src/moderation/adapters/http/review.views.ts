import { ApiProperty } from '@nestjs/swagger';
import { HINT_RULES, type HintRule } from '../../domain/hints/hints.js';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;
const COUNT = { type: 'integer' } as const;

/** Something for an admin to check. Hints never decide anything by themselves. */
export class HintBody {
  @ApiProperty({ enum: HINT_RULES, enumName: 'HintRule' }) readonly rule!: HintRule;
  @ApiProperty() readonly sentence!: string;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'From the listing, or the names and domains that differ' })
  readonly quote!: string | null;
}

/** The texts of a listing. */
export class ListingTextsBody {
  @ApiProperty(OPTIONAL_TEXT) readonly title!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly company!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly location!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly department!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly salary!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly description!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly requirements!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly responsibilities!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly benefits!: string | null;
}

/** Statistics about an employer's listings. */
export class CompanyCountsBody {
  @ApiProperty(COUNT) readonly listings!: number;
  @ApiProperty(COUNT) readonly published!: number;
  @ApiProperty({ ...COUNT, description: 'Approvals since decisions have been recorded' }) readonly approved!: number;
  @ApiProperty({ ...COUNT, description: 'Rejections' }) readonly rejected!: number;
  @ApiProperty({ ...COUNT, description: 'Listings that admins archived' }) readonly takenDown!: number;
  @ApiProperty({ ...COUNT, description: 'Reports of any listing, open or closed' }) readonly reports!: number;
}

/** Background information about a listing and its employer. */
export class ListingReviewBody {
  @ApiProperty({ type: [HintBody] }) readonly hints!: readonly HintBody[];
  @ApiProperty({ type: ListingTextsBody, description: 'The current text' }) readonly text!: ListingTextsBody;
  @ApiProperty({
    type: ListingTextsBody,
    nullable: true,
    description: 'The last approved text, if it is waiting for another approval',
  })
  readonly approvedText!: ListingTextsBody | null;
  @ApiProperty({ type: CompanyCountsBody }) readonly counts!: CompanyCountsBody;
  @ApiProperty() readonly memberSince!: Date;
  @ApiProperty({ description: 'Whether the company is verified' }) readonly isTrusted!: boolean;
}
