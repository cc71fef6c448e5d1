import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';

/** One table of the database. */
export class TableStatusBody {
  @ApiProperty() readonly valid!: boolean;
  @Integer('Rows') readonly count!: number;
  @ApiPropertyOptional({ description: 'The problem, in one sentence' }) readonly error?: string;
}

@ApiExtraModels(TableStatusBody)
class SchemaStatusBody {
  @ApiProperty() readonly valid!: boolean;
  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(TableStatusBody) } })
  readonly tables!: Readonly<Record<string, TableStatusBody>>;
}

/** GET /admin/database/status */
export class DatabaseStatusBody {
  @ApiProperty() readonly schemaStatus!: SchemaStatusBody;
  @ApiProperty({ example: 'PostgreSQL' }) readonly databaseType!: string;
  @ApiProperty() readonly serverVersion!: string;
  @ApiProperty({ description: 'Address of the database, with its password masked' }) readonly databaseUrl!: string;
  @ApiProperty() readonly timestamp!: Date;
}
