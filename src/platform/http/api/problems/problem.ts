import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Integer } from '../fields.js';

/** An invalid field of the request. */
class FieldProblem {
  @ApiProperty() readonly field!: string;
  @ApiProperty() readonly message!: string;
}

/** The body of every error response. */
export class Problem {
  @Integer() readonly statusCode!: number;
  @ApiProperty({ description: 'Stable name for programs' }) readonly code!: string;
  @ApiProperty({ description: 'One sentence for a person' }) readonly message!: string;
  @ApiPropertyOptional({ type: [FieldProblem] }) readonly errors?: readonly FieldProblem[];
}
