import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Choice } from '@/components/fields/choice.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { NumberField } from '@/components/fields/number-field.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import styles from '../candidates.module.css';
import { LEVELS, type CandidateSearch, type LanguageLevel } from './candidate-queries.ts';

const RADII = [10, 25, 50, 100, 250, 500];
const DEFAULT_RADIUS = 50;
const MAX_LENGTH = 100;

type Typed = Partial<CandidateSearch>;

interface CandidateFormProps {
  search: Typed;
  onSearch: (search: Typed) => void;
}

/** What the company looks for. It searches only when asked to, because searches are limited. */
export function CandidateForm({ search, onSearch }: CandidateFormProps) {
  const [typed, setTyped] = useState(search);
  const set = (change: Typed) => setTyped((before) => ({ ...before, ...change }));
  const field = (name: 'role' | 'near' | 'certificate', placeholder: string) => (
    <Input
      id={`candidate-${name}`}
      maxLength={MAX_LENGTH}
      placeholder={placeholder}
      value={typed[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value || undefined })}
    />
  );
  const role = typed.role?.trim();
  return (
    <Form
      layout="vertical"
      className={styles.filters}
      onFinish={() => onSearch({ ...typed, role, page: undefined })}
      role="search"
    >
      <Form.Item label={t('Role')} htmlFor="candidate-role" required>
        {field('role', t('Waiter'))}
      </Form.Item>
      <Form.Item label={t('Near')} htmlFor="candidate-near">
        {field('near', t('Lisbon, Portugal'))}
      </Form.Item>
      <Form.Item label={t('Distance')} htmlFor="candidate-radius">
        <Choice
          id="candidate-radius"
          disabled={typed.near === undefined}
          options={RADII.map((kilometers) => ({
            value: String(kilometers),
            label: t('{kilometers} km', { kilometers }),
          }))}
          value={String(typed.radius ?? DEFAULT_RADIUS)}
          onChange={(radius) => set({ radius: Number(radius) })}
        />
      </Form.Item>
      <LanguageFields typed={typed} onType={set} />
      <Form.Item label={t('Certificate')} htmlFor="candidate-certificate">
        {field('certificate', 'STCW')}
      </Form.Item>
      <WhenFields typed={typed} onType={set} />
      <Form.Item>
        <Button type="primary" htmlType="submit" icon={<Icon name="search" />} disabled={!role}>
          {t('Find People')}
        </Button>
      </Form.Item>
    </Form>
  );
}

const MOST_YEARS = 50;

function isYears(value: number | null): value is number {
  return Number.isInteger(value) && value !== null && value >= 0 && value <= MOST_YEARS;
}

interface PartProps {
  typed: Typed;
  onType: (change: Typed) => void;
}

function LanguageFields({ typed, onType }: PartProps) {
  return (
    <>
      <Form.Item label={t('Language')} htmlFor="candidate-language">
        <Input
          id="candidate-language"
          maxLength={MAX_LENGTH}
          placeholder={t('German')}
          value={typed.language ?? ''}
          onChange={({ target }) => onType({ language: target.value || undefined })}
        />
      </Form.Item>
      <Form.Item label={t('At least')} htmlFor="candidate-level">
        <Choice
          id="candidate-level"
          disabled={typed.language === undefined}
          options={LEVELS.map((level) => ({ value: level, label: storedWord(level) }))}
          value={typed.level ?? 'Basic'}
          onChange={(level) => onType({ level: level as LanguageLevel })}
        />
      </Form.Item>
    </>
  );
}

function WhenFields({ typed, onType }: PartProps) {
  return (
    <>
      <Form.Item label={t('Years of experience, at least')} htmlFor="candidate-experience">
        <NumberField
          id="candidate-experience"
          value={typed.experience ?? null}
          onChange={(experience) => onType({ experience: isYears(experience) ? experience : undefined })}
        />
      </Form.Item>
      <Form.Item label={t('Available by')} htmlFor="candidate-available">
        <DayPicker
          id="candidate-available"
          value={typed.availableBy ?? ''}
          onChange={(availableBy) => onType({ availableBy: availableBy || undefined })}
        />
      </Form.Item>
    </>
  );
}
