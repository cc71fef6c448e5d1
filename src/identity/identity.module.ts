import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { IdentityController } from './adapters/http/identity.controller.js';
import { LocalStrategy } from './adapters/http/local.strategy.js';
import { Actors } from '../shared/application/actors.js';
import { MikroOrmUserRepository } from './adapters/persistence/mikro-orm-user-repository.js';
import { CachedActors } from './adapters/persistence/cached-actors.js';
import { SqlAvatars } from './adapters/persistence/sql-avatars.js';
import { SqlKnownAddresses } from './adapters/persistence/sql-known-addresses.js';
import { SqlUserQueries } from './adapters/persistence/sql-user-queries.js';
import { UserSchema } from './adapters/persistence/user.schema.js';
import { ListedCommonPasswords } from './adapters/security/listed-common-passwords.js';
import { Argon2PasswordHasher } from './adapters/security/argon2-password-hasher.js';
import { Accounts } from './application/accounts.js';
import { Contacts } from './application/contacts.js';
import { Avatars } from './application/avatars.js';
import { EnsureAdmin } from './application/ensure-admin.js';
import { CommonPasswords } from './application/ports/common-passwords.js';
import { KnownAddresses } from './application/ports/known-addresses.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { UserQueries } from './application/ports/user-queries.js';
import { UserRepository } from './application/ports/user-repository.js';
import { RegisterUser } from './application/register-user.js';
import { SignInLimits } from './application/sign-in-limits.js';
import { SignIn } from './application/sign-in.js';

/** Users, sign-in and sessions. */
@Module({
  imports: [MikroOrmModule.forFeature([UserSchema])],
  controllers: [IdentityController],
  providers: [
    RegisterUser,
    SignIn,
    LocalStrategy,
    SignInLimits,
    EnsureAdmin,
    { provide: UserRepository, useClass: MikroOrmUserRepository },
    { provide: CommonPasswords, useClass: ListedCommonPasswords },
    { provide: KnownAddresses, useClass: SqlKnownAddresses },
    SqlUserQueries,
    { provide: UserQueries, useExisting: SqlUserQueries },
    { provide: Avatars, useClass: SqlAvatars },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Actors, useClass: CachedActors },
    { provide: Accounts, useExisting: SqlUserQueries },
    { provide: Contacts, useExisting: SqlUserQueries },
  ],
  exports: [Accounts, Avatars, Contacts],
})
export class IdentityModule {}
