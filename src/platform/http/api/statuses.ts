import { applyDecorators, HttpCode, HttpStatus } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, type ApiResponseNoStatusOptions } from '@nestjs/swagger';

/** A route that answers 204: done, and nothing to return. */
export function NoContent(options?: ApiResponseNoStatusOptions): MethodDecorator {
  return applyDecorators(HttpCode(HttpStatus.NO_CONTENT), ApiNoContentResponse(options));
}

/** A route that answers 202: the work goes on in the background. */
export function Accepted(options?: ApiResponseNoStatusOptions): MethodDecorator {
  return applyDecorators(HttpCode(HttpStatus.ACCEPTED), ApiAcceptedResponse(options));
}
