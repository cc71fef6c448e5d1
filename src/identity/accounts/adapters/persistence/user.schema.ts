import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../domain/user.js';

const membership = (column: string) => (user: object) =>
  `(select m.${column} from company_member m where m.user_id = ${user.toString()}.id)`;

export const UserSchema = defineEntity({
  class: User,
  tableName: 'user_account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    usernameKey: p.text(),
    usernameSkeleton: p.text().nullable(),
    email: p.text(),
    // Derived, and stored for queries.
    emailKey: p.text().hydrate(false),
    passwordHash: p.text().nullable(),
    fullName: p.text(),
    role: p.text(),
    emailVerifiedAt: p.datetime().nullable(),
    suspendedAt: p.datetime().nullable(),
    language: p.text().nullable(),
    timeZone: p.text().nullable(),
    learnedZone: p.text().nullable(),
    avatar: p.text().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    employerId: p.integer().formula(membership('company_id')).nullable(),
    companyRole: p.text().formula(membership('role')).nullable(),
  },
});
