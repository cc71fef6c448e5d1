import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { LARGEST_PAGE, type Page } from '#shared/application/page.js';
import { addressOf, queryOf } from '../query.js';
import { QueryNumber } from './validation/inputs.js';

/** Query parameters of a paginated list. */
export class PageQuery {
  @QueryNumber({ minimum: 1, maximum: LARGEST_PAGE, description: 'Items on a page' })
  readonly limit?: number;

  @ApiPropertyOptional({ description: 'From the `next` link of the previous page' })
  @IsOptional()
  @IsString({ message: 'cursor must be text' })
  @MaxLength(500, { message: 'cursor is not valid' })
  readonly cursor?: string;
}

/** Sets the headers for the next page and the total, and returns the items. */
export type SendPage = <T>(page: Page<T>) => readonly T[];

/** Gives a route the function that sends its page. */
export const Pages = createParamDecorator((_data: unknown, context: ExecutionContext): SendPage => {
  const http = context.switchToHttp();
  return (page) => sendPage(http.getRequest<Request>(), http.getResponse<Response>(), page);
});

function sendPage<T>(request: Request, response: Response, page: Page<T>): readonly T[] {
  response.setHeader('X-Total-Count', String(page.total));
  if (page.totalIsExact === false) response.setHeader('X-Total-Count-Exact', 'false');
  if (page.nextCursor !== undefined) {
    const next = addressOf(request, { ...queryOf(request), cursor: page.nextCursor });
    response.setHeader('Link', `<${next}>; rel="next"`);
  }
  return page.items;
}
