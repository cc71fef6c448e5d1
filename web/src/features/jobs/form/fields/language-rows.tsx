import { Button, Checkbox, Flex, Select } from 'antd';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { languageOf, languageText } from '../job-facts-form.ts';
import { LANGUAGES, languageName } from '@/lib/rules/job-facts.ts';

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((value) => ({ value, label: value }));

const MAX_LANGUAGES = 10;
const NONE: string[] = [];

interface LanguageRowsProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** A row for each language, with its level and whether it is required. */
export function LanguageRows({ id, value = NONE, onChange }: LanguageRowsProps) {
  return (
    <Flex vertical gap="small" id={id} role="group" aria-label={t('Languages')}>
      {value.map((text, index) => (
        <LanguageRow
          // oxlint-disable-next-line react/no-array-index-key -- a row stays itself while its language changes
          key={index}
          number={index + 1}
          text={text}
          onChange={(changed) => onChange?.(value.map((other, at) => (at === index ? changed : other)))}
          onRemove={() => onChange?.(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length < MAX_LANGUAGES ? (
        <Button
          size="small"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange?.([...value, languageText('', '', true)])}
        >
          {t('Add a language')}
        </Button>
      ) : null}
    </Flex>
  );
}

interface LanguageRowProps {
  number: number;
  text: string;
  onChange: (text: string) => void;
  onRemove: () => void;
}

function LanguageRow({ number, text, onChange, onRemove }: LanguageRowProps) {
  const { code, level, isRequired } = languageOf(text);
  const name = code === '' ? t('Language {number}', { number }) : languageName(code);
  return (
    <Flex wrap gap="small" align="center">
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        virtual={false}
        aria-label={t('Language {number}', { number })}
        placeholder={t('Language')}
        style={{ width: '11rem' }}
        value={code || null}
        options={LANGUAGES}
        onChange={(chosen) => onChange(languageText(chosen ?? '', level ?? '', isRequired))}
      />
      <Select
        allowClear={CLEARABLE}
        virtual={false}
        aria-label={t('Level of {name}', { name })}
        placeholder={t('Level')}
        style={{ width: '6rem' }}
        value={level}
        options={LEVELS}
        onChange={(chosen) => onChange(languageText(code, chosen ?? '', isRequired))}
      />
      <Checkbox
        checked={isRequired}
        aria-label={t('{name} is required', { name })}
        onChange={(event) => onChange(languageText(code, level ?? '', event.target.checked))}
      >
        {t('Required')}
      </Checkbox>
      <Button type="text" size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </Flex>
  );
}
