import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { QueryId } from '#platform/http/api/validation/inputs.js';
import { IsTime } from '#platform/http/api/validation/time-inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubjectKind } from '#shared/domain/audit-entry.js';
import { AUDIT_KINDS, type AuditKind } from '../../domain/audit-kinds.js';
import type { AuditFilter } from '../../application/ports/audit-filter.js';

/** GET /admin/audit/export */
export class AuditFilterQuery {
  @QueryId('actor must be the id of a user')
  readonly actor?: number;

  @QueryId('person must be the id of a user')
  readonly person?: number;

  @OptionalOneOf(AUDIT_ACTIONS, { enumName: 'AuditAction', message: 'action is not known' })
  readonly action?: AuditAction;

  @OptionalOneOf(AUDIT_KINDS, { enumName: 'AuditKind', message: 'kind is not known' })
  readonly kind?: AuditKind;

  @ApiPropertyOptional({
    maxLength: 200,
    description: 'A part of the name of who acted or of the account that it is about, or of the details',
  })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  readonly search?: string;

  @OptionalOneOf(AUDIT_SUBJECTS, { enumName: 'AuditSubjectKind', message: 'subjectKind is not known' })
  readonly subjectKind?: AuditSubjectKind;

  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @IsString({ message: 'subjectId must be text' })
  @MaxLength(200, { message: 'subjectId must be at most 200 characters' })
  readonly subjectId?: string;

  @Instant('from')
  readonly from?: string;

  @Instant('before')
  readonly before?: string;
}

/** GET /admin/audit */
export class AuditQuery extends IntersectionType(AuditFilterQuery, PageQuery) {}

export function filterOf(query: AuditFilterQuery): AuditFilter {
  const { actor, person, action, kind, search, subjectKind, subjectId, from, before } = query;
  return {
    actorId: actor,
    personId: person,
    action,
    kind,
    search: search?.trim() || undefined,
    subjectKind,
    subjectId: subjectId || undefined,
    from: from ? new Date(from) : undefined,
    before: before ? new Date(before) : undefined,
  };
}

/** A date or an instant as ISO 8601 text, within the years that PostgreSQL supports. */
function Instant(name: string): PropertyDecorator {
  const message = `${name} must be a date such as 2026-01-31`;
  return (target, key) => {
    ApiPropertyOptional({ description: 'A date or an instant, ISO 8601', example: '2026-01-31' })(target, key);
    IsOptional()(target, key);
    IsTime({ message })(target, key);
    MaxLength(30, { message })(target, key);
  };
}
