import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText } from '#platform/http/api/fields.js';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditDetails,
  type AuditSubjectKind,
} from '#shared/domain/audit-entry.js';
import type { AuditEntryView } from '../../application/ports/audit-entry-view.js';

const ACTORS = ['user', 'visitor', 'system'] as const;

/** An entry of the audit log. */
export class AuditEntryBody implements AuditEntryView {
  @Integer('Counts from 1 without gaps') readonly position!: number;
  @ApiProperty() readonly occurredAt!: Date;
  @ApiProperty({ enum: ACTORS, enumName: 'AuditActorKind' }) readonly actorKind!: (typeof ACTORS)[number];
  @NullableInteger() readonly actorId!: number | null;
  @NullableText() readonly actorName!: string | null;
  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' }) readonly action!: AuditAction;

  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubjectKind', nullable: true, type: String })
  readonly subjectKind!: AuditSubjectKind | null;

  @NullableText() readonly subjectId!: string | null;
  @NullableText('Current name of the user, company or listing') readonly subjectName!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true }) readonly details!: AuditDetails;
  @NullableText('The network: /24 or, for IPv6, /48') readonly address!: string | null;
}
