import { ApiProperty } from '@nestjs/swagger';
import { SCOPES, type Scope } from '../live/scope-change.js';

/** What a live client should load again. */
export class ChangedBody {
  @ApiProperty({ enum: SCOPES, isArray: true }) readonly scopes!: readonly Scope[];
}
