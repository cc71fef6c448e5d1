import type * as z from 'zod/mini';

/** One message a field, by the field's name. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The first message of each field that does not pass the schema. */
export function formErrors<Values>(schema: z.ZodMiniType<Values>, values: unknown): FormErrors<Values> {
  const result = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors as FormErrors<Values>;
}
