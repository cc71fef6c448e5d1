import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../domain/user.js';

export const UserSchema = defineEntity({
  class: User,
  tableName: 'user_account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    usernameKey: p.text(),
    usernameSkeleton: p.text().nullable(),
    _email: p.text().accessor('email'),
    // Derived, and stored for queries.
    emailKey: p.text().hydrate(false),
    _passwordHash: p.text().nullable().accessor('passwordHash'),
    _fullName: p.text().accessor('fullName'),
    role: p.text(),
    _emailVerifiedAt: p.datetime().nullable().accessor('emailVerifiedAt'),
    _suspendedAt: p.datetime().nullable().accessor('suspendedAt'),
    avatar: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  },
});
