import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { join } from 'node:path';
import { finalize, type Observable } from 'rxjs';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { TakesFiles } from '#platform/http/api/json-body.guard.js';
import { afterBytes } from '#platform/http/request-bodies.js';
import { actorOf } from '#platform/http/security/access.js';
import { BrokenUpload, FileMissing, FileTooLarge } from '#profiles/domain/upload-errors.js';
import type { SentFile, UploadRule } from '#profiles/domain/upload-rules.js';
import { TemporaryFile } from './temporary-file.js';
import { UploadBudget } from './upload-budget.js';

/** A form has one file; a few short fields are accepted but ignored. */
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };
/** Maximum bytes of a form apart from its file. */
const FORM_OVERHEAD = 64 * 1024;
/** Folder in `DATA_DIR` where uploads are received. */
const FOLDER = 'uploads';
const RULE = 'upload-rule';

type UploadRequest = Request & { upload?: SentFile };

/** Marks a route that accepts one file in a multipart form; the field is named after the kind of file. */
export function TakesFile(rule: UploadRule): MethodDecorator {
  const properties = { [rule.kind]: { type: 'string', format: 'binary' } };
  return applyDecorators(
    TakesFiles(),
    SetMetadata(RULE, rule),
    UseInterceptors(FileReceiver),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: [rule.kind], properties } }),
  );
}

/** Injects the uploaded file. */
export const Sent = createParamDecorator((_data: unknown, context: ExecutionContext): SentFile => {
  const { upload } = context.switchToHttp().getRequest<UploadRequest>();
  if (!upload) throw new Error('The route is not marked with TakesFile.');
  return upload;
});

/** Streams the uploaded file to disk within the budget, and deletes it after the response. */
@Injectable()
class FileReceiver implements NestInterceptor {
  private readonly folder: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly budget: UploadBudget,
    @Inject(SETTINGS) { dataDirectory }: Settings,
  ) {
    this.folder = join(dataDirectory, FOLDER);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<UploadRule>(RULE, context.getHandler());
    const request = context.switchToHttp().getRequest<UploadRequest>();
    const maxBytes = rule.maxBytes + FORM_OVERHEAD;
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new FileTooLarge(rule);
    const file = new TemporaryFile(this.folder, await this.budget.enter(actorOf(request)?.userId ?? 0));
    try {
      await receive(request, context.switchToHttp().getResponse<Response>(), file, rule, maxBytes);
      request.upload = file.sent;
      if (!request.upload) throw new FileMissing(rule);
    } catch (error) {
      await file.close();
      throw error;
    }
    return next.handle().pipe(finalize(() => void file.close()));
  }
}

function receive(
  request: Request,
  response: Response,
  file: TemporaryFile,
  rule: UploadRule,
  maxBytes: number,
): Promise<void> {
  const form = multer({
    storage: file,
    // Keeps names unchanged, so that a name with a path is rejected instead of shortened.
    preservePath: true,
    defParamCharset: 'utf8',
    limits: { ...LIMITS, fileSize: rule.maxBytes },
  }).single(rule.kind);
  return new Promise((resolve, reject) => {
    // The parser would read the whole request before reporting that it is too large.
    afterBytes(maxBytes, request, () => reject(new FileTooLarge(rule)));
    form(request, response, (error?: unknown) => (error ? reject(file.failure ?? refusalOf(error, rule)) : resolve()));
  });
}

function refusalOf(error: unknown, rule: UploadRule): unknown {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return new FileTooLarge(rule);
  if (error instanceof MulterError && error.code === 'LIMIT_UNEXPECTED_FILE') return new FileMissing(rule);
  return new BrokenUpload();
}
