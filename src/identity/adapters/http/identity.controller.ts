import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone, CurrentActor, Only, SignedIn } from '../../../shared/adapters/http/security/access.js';
import { NotSignedIn } from '../../../shared/adapters/http/security/access.guard.js';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { callerAddress } from '../../../shared/adapters/http/security/caller-address.js';
import { LARGEST_PAGE, sendPage } from '../../../shared/adapters/http/api/pages.js';
import { Limited } from '../../../shared/adapters/http/security/rate-limit.guard.js';
import { beginSession, endSession } from '../../../shared/adapters/http/security/session.js';
import type { Actor } from '../../../shared/domain/actor.js';
import { RegisterUser } from '../../application/register-user.js';
import { SignIn } from '../../application/sign-in.js';
import { UserList } from '../../application/ports/user-list.js';
import { UserRepository } from '../../application/ports/user-repository.js';
import { LoginRequest, RegisterRequest, UsersQuery } from './identity.requests.js';
import { UserBody } from './identity.views.js';

/** Accounts and sessions. */
@ApiTags('identity')
@Controller('api')
export class IdentityController {
  constructor(
    private readonly signIn: SignIn,
    private readonly registerUser: RegisterUser,
    private readonly users: UserRepository,
    private readonly userList: UserList,
  ) {}

  @Get('user')
  @SignedIn()
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(401)
  async current(@CurrentActor() actor: Actor): Promise<UserBody> {
    const user = await this.users.byId(actor.userId);
    if (!user) throw new NotSignedIn();
    return new UserBody(user);
  }

  @Post('login')
  @Anyone()
  @HttpCode(200)
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(400, 401, 403, 413, 415, 429)
  async login(@Body() body: LoginRequest, @Req() request: Request): Promise<UserBody> {
    const user = await this.signIn.execute({ ...body, address: callerAddress(request) });
    await beginSession(request, { userId: user.id, role: user.role });
    return new UserBody(user);
  }

  @Post('register')
  @Anyone()
  @Limited('registrationsPerHour', 'address')
  @ApiCreatedResponse({ type: UserBody })
  @ApiRefusals(400, 403, 409, 413, 415, 429)
  async register(@Body() body: RegisterRequest, @Req() request: Request): Promise<UserBody> {
    const user = await this.registerUser.execute({ ...body, role: body.role ?? 'job_seeker' });
    await beginSession(request, { userId: user.id, role: user.role });
    return new UserBody(user);
  }

  @Post('logout')
  @Anyone()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiRefusals(400, 403, 413, 415)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await endSession(request, response);
  }

  @Get('users')
  @Only('admin')
  @ApiOkResponse({ type: [UserBody] })
  @ApiRefusals(400, 401, 403)
  async all(
    @Query() query: UsersQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserBody[]> {
    const page = await this.userList.page({ ...query, limit: query.limit ?? LARGEST_PAGE });
    return sendPage(request, response, page).map((user) => new UserBody(user));
  }
}
