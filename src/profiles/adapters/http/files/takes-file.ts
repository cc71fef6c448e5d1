import {
  applyDecorators,
  createParamDecorator,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, RequestHandler, Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { afterBytes } from '../../../../shared/adapters/http/large-body.js';
import { TakesFiles } from '../../../../shared/adapters/http/api/json-body.guard.js';
import { BrokenUpload, FileMissing, FileTooLarge } from '../../../domain/upload-errors.js';
import type { SentFile, UploadRule } from '../../../domain/upload-rules.js';

/** Beside its one file a form may hold a few short fields, which nobody reads. */
const FEW = { files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** Bytes of a form around its file. */
const FORM_ROOM = 64 * 1024;

/** A route that takes one file in a multipart form, in the field that is called by the kind of the file. */
export function TakesFile(rule: UploadRule): MethodDecorator {
  const properties = { [rule.kind]: { type: 'string', format: 'binary' } };
  return applyDecorators(
    TakesFiles(),
    UseInterceptors(new FileReceiver(rule)),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: [rule.kind], properties } }),
  );
}

/** Hands a handler the file that was sent. */
export const Sent = createParamDecorator((_data: unknown, context: ExecutionContext): SentFile => {
  const { file } = context.switchToHttp().getRequest<Request>();
  if (!file) throw new Error('Only a route that takes a file has one.');
  return { name: file.originalname, content: file.buffer };
});

/** Receives the file into memory: it is small, and what is refused was never on a disk. */
class FileReceiver implements NestInterceptor {
  private readonly receive: RequestHandler;

  constructor(private readonly rule: UploadRule) {
    this.receive = multer({
      storage: memoryStorage(),
      // Names come as they were sent: a path in one is refused rather than cut off.
      preservePath: true,
      defParamCharset: 'utf8',
      limits: { ...FEW, fileSize: rule.maxBytes },
    }).single(rule.kind);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const most = this.rule.maxBytes + FORM_ROOM;
    if (Number(request.headers['content-length'] ?? 0) > most) throw new FileTooLarge(this.rule);
    await new Promise<void>((resolve, reject) => {
      // The parser would read all of it before it says so.
      afterBytes(most, request, () => reject(new FileTooLarge(this.rule)));
      this.receive(request, http.getResponse<Response>(), (error?: unknown) =>
        error ? reject(this.refusal(error)) : resolve(),
      );
    });
    if (!request.file) throw new FileMissing(this.rule);
    return next.handle();
  }

  private refusal(error: unknown): Error {
    if (!(error instanceof MulterError)) return new BrokenUpload();
    switch (error.code) {
      case 'LIMIT_FILE_SIZE':
        return new FileTooLarge(this.rule);
      case 'LIMIT_UNEXPECTED_FILE':
        return new FileMissing(this.rule);
      default:
        return new BrokenUpload();
    }
  }
}
