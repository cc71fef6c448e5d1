import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** An invalid field of the request. */
class FieldProblem {
  @ApiProperty() readonly field!: string;
  @ApiProperty() readonly message!: string;
}

/** The body of every error response. */
export class Problem {
  @ApiProperty({ type: 'integer' }) readonly statusCode!: number;
  @ApiProperty({ description: 'Stable name for programs' }) readonly code!: string;
  @ApiProperty({ description: 'One sentence for a person' }) readonly message!: string;
  @ApiPropertyOptional({ type: [FieldProblem] }) readonly errors?: readonly FieldProblem[];
  @ApiPropertyOptional({ description: 'Of a failure of the server: the `X-Request-Id`, which its log contains' })
  readonly requestId?: string;
}
