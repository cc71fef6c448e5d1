import type { FormProps } from 'antd';
import { useCallback, useRef, type RefAttributes } from 'react';

type FormRef = NonNullable<FormProps['form']> & { nativeElement?: HTMLElement };
type Name = (string | number)[];

const CONTROL = ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [type="hidden"])';

/** Moves the focus to a field of a form, whatever kind it is; Ant Design finds no choices. */
export function useGapFocus() {
  const ref = useRef<FormRef>(null);
  const focusGap = useCallback((name: Name) => {
    const id = CSS.escape(name.join('_'));
    const field = ['for', 'id'].flatMap((by) => [`[${by}="${id}"]`, `[${by}$="_${id}"]`]).join(', ');
    const item = ref.current?.nativeElement?.querySelector(field)?.closest('.ant-form-item');
    item?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center' });
  }, []);
  return { ref: ref as RefAttributes<never>['ref'], focusGap };
}

/** The props of a form without a schema that focus its first gap. */
export function useFirstGap<Values>(): Pick<FormProps<Values>, 'onFinishFailed'> & RefAttributes<never> {
  const { ref, focusGap } = useGapFocus();
  return { ref, onFinishFailed: ({ errorFields: [first] }) => first && focusGap(first.name as Name) };
}
