import type { FormRule } from 'antd';
import { tooLong } from '@/lib/rules/text-limit.ts';

/** The rule of a text field whose input may be longer than what can be sent. */
export function limitRule(max: number): FormRule {
  return {
    validator: (_rule, text: unknown) => {
      const problem = typeof text === 'string' ? tooLong(text, max) : undefined;
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  };
}
