import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../domain/user.js';

/** Maps `User` to its table. */
export const UserSchema = defineEntity({
  class: User,
  tableName: 'user_account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    usernameKey: p.text(),
    usernameSkeleton: p.text().nullable(),
    email: p.text(),
    emailKey: p.text(),
    passwordHash: p.text(),
    fullName: p.text(),
    role: p.text(),
    avatar: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
