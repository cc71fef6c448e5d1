import { Body, Controller, Get, HttpCode, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { languageOf } from '#platform/languages/language-of.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { Anyone, BeforeSecondFactor, CurrentActor, Only, SignedIn } from '#platform/http/security/access.js';
import { NotSignedIn } from '#platform/http/security/access.guard.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';
import { CompleteSignIn } from '../../application/complete-sign-in.js';
import { SignOut } from '../../application/sign-out.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import type { User } from '#identity/accounts/domain/user.js';
import { LoginRequest, RegisterRequest, UsersQuery } from './identity.requests.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { ListedUserBody, UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from './request-session.js';

/** Registration, sign-in and the list of users. */
@ApiTags('identity')
@Controller('api')
export class IdentityController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly users: UserQueries,
    private readonly completeSignIn: CompleteSignIn,
    private readonly signOut: SignOut,
  ) {}

  @Get('user')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOkResponse({ type: UserBody })
  async current(@CurrentActor() actor: Actor): Promise<UserBody> {
    const user = await this.users.account(actor.userId);
    if (!user) throw new NotSignedIn();
    return userBody(user);
  }

  @Post('login')
  @Anyone()
  @UseGuards(LocalAuthGuard)
  @ApiBody({ type: LoginRequest })
  @HttpCode(200)
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(401, 429)
  async login(@Req() request: Request & { user: User }): Promise<UserBody> {
    const { user } = request;
    await this.completeSignIn.execute({ user, method: 'password', session: new RequestSession(request) });
    return userBody(user);
  }

  @Post('register')
  @Anyone()
  @Limited('registrationsPerHour', 'address')
  @ApiCreatedResponse({ type: UserBody })
  @ApiRefusals(409)
  async register(@Body() body: RegisterRequest, @Req() request: Request): Promise<UserBody> {
    const role = body.role ?? 'job_seeker';
    const user = await this.registerUser.execute({ ...body, role, language: languageOf(request) });
    await this.completeSignIn.execute({ user, method: 'registration', session: new RequestSession(request) });
    return userBody(user);
  }

  @Post('logout')
  @Anyone()
  @BeforeSecondFactor()
  @NoContent()
  async logout(@Req() request: Request): Promise<void> {
    await this.signOut.execute({ userId: request.actor?.userId, session: new RequestSession(request) });
  }

  @Get('users')
  @Only('admin')
  @ApiOkResponse({ type: [ListedUserBody] })
  async all(@Query() query: UsersQuery, @Pages() sendPage: SendPage): Promise<readonly ListedUserBody[]> {
    return sendPage(await this.users.page(query));
  }
}
