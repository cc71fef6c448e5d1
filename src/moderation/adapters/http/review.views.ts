import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableText } from '#platform/http/api/fields.js';
import { HINT_RULES, type HintRule } from '../../domain/hints/hints.js';

/** Something for an admin to check. Hints never decide anything by themselves. */
export class HintBody {
  @ApiProperty({ enum: HINT_RULES, enumName: 'HintRule' }) readonly rule!: HintRule;
  @ApiProperty() readonly sentence!: string;
  @NullableText('From the listing, or the names and domains that differ') readonly quote!: string | null;
}

/** A company that has proven its domain and whose name an admin should check before verifying it. */
export class CompanyNameBody {
  @Integer() readonly employerId!: number;
  @Integer('For If-Match') readonly version!: number;
  @ApiProperty() readonly companyName!: string;
  @NullableText() readonly companyWebsite!: string | null;
  @ApiProperty({ description: 'The domain it controls' }) readonly domain!: string;
  @ApiProperty() readonly memberSince!: Date;
  @ApiProperty({ type: [HintBody] }) readonly hints!: readonly HintBody[];
}

/** The texts of a listing. */
export class ListingTextsBody {
  @NullableText() readonly title!: string | null;
  @NullableText() readonly company!: string | null;
  @NullableText() readonly location!: string | null;
  @NullableText() readonly department!: string | null;
  @NullableText() readonly salary!: string | null;
  @NullableText() readonly description!: string | null;
  @NullableText() readonly requirements!: string | null;
  @NullableText() readonly responsibilities!: string | null;
  @NullableText() readonly benefits!: string | null;
}

/** Statistics about an employer's listings. */
export class CompanyCountsBody {
  @Integer() readonly listings!: number;
  @Integer() readonly published!: number;
  @Integer('Approvals since decisions have been recorded') readonly approved!: number;
  @Integer('Rejections') readonly rejected!: number;
  @Integer('Listings that admins archived') readonly takenDown!: number;
  @Integer('Reports of any listing, open or closed') readonly reports!: number;
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
