import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

/**
 * The query of a link that `LinkSigner` signed. Optional here, because a request without it gets the 403 of an invalid
 * link.
 */
export class SignedLinkQuery {
  @ApiProperty({ description: 'Expiry as a Unix timestamp in seconds' })
  @IsOptional()
  @IsString({ message: 'expires must be text' })
  readonly expires?: string;

  @ApiProperty()
  @IsOptional()
  @IsString({ message: 'signature must be text' })
  readonly signature?: string;
}
