import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../shared/domain/actor.js';
import type { UserView } from '../../application/ports/user-queries.js';

/** A user as the API shows it. */
export class UserBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty() readonly username: string;
  @ApiProperty() readonly email: string;
  @ApiProperty() readonly fullName: string;
  @ApiProperty({ enum: ROLES }) readonly role: Role;
  @ApiProperty({ type: String, nullable: true }) readonly avatar: string | null;
  @ApiProperty() readonly createdAt: Date;

  constructor(user: UserView) {
    this.id = user.id;
    this.username = user.username;
    this.email = user.email;
    this.fullName = user.fullName;
    this.role = user.role;
    this.avatar = user.avatar;
    this.createdAt = user.createdAt;
  }
}
