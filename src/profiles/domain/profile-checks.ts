import { FieldChecks, type TextRule } from '../../shared/domain/field-checks.js';

export type ProfileTextRule = TextRule & { readonly isMultiline?: true };

/** Line breaks and tabs are handled apart from these. */
const UNSAFE = /(?![\n\t])\p{Cc}|[\p{Bidi_Control}\p{Cs}]/gu;

/** Checks profile texts, which strangers read, without their control and direction characters. */
export class ProfileChecks extends FieldChecks {
  override required(field: string, value: string | null | undefined, rule: ProfileTextRule): string {
    return super.required(field, cleaned(value, rule), rule);
  }

  override optional(field: string, value: string | null | undefined, rule: ProfileTextRule): string | null {
    return super.optional(field, cleaned(value, rule), rule);
  }
}

function cleaned(value: string | null | undefined, { isMultiline }: ProfileTextRule): string | undefined {
  const text = value?.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(UNSAFE, '');
  return isMultiline ? text : text?.replaceAll(/[\n\t]+/g, ' ');
}
