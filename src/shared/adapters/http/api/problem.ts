import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** One field of the request that was refused. */
export class FieldProblem {
  @ApiProperty() readonly field!: string;
  @ApiProperty() readonly message!: string;
}

/** What every refused request answers. */
export class Problem {
  @ApiProperty({ type: 'integer' }) readonly statusCode!: number;
  @ApiProperty({ description: 'Stable name for programs' }) readonly code!: string;
  @ApiProperty({ description: 'One sentence for a person' }) readonly message!: string;
  @ApiPropertyOptional({ type: [FieldProblem] }) readonly errors?: readonly FieldProblem[];
}
