import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../shared/domain/actor.js';

/** A user as the API shows it. */
export class UserBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly username!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ enum: ROLES }) readonly role!: Role;
  @ApiProperty({ type: String, nullable: true }) readonly avatar!: string | null;
  @ApiProperty() readonly createdAt!: Date;
}
