import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';

/** `allowClear` of selects, whose button Ant Design names in English only. */
export const CLEARABLE = { clearIcon: <Icon name="close" />, label: t('Clear') };
