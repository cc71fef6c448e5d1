import { Alert, AutoComplete, Button, Form, Input } from 'antd';
import { TownField } from '@/components/fields/town-field.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
import { companyFormOf, companySchema, companyToStore, MAX_ABOUT_LENGTH, OFFERED } from './company-schema.ts';
import { useEditCompany } from '../profile-mutations.ts';
import { withoutEmptyText } from '../text-rules.ts';
import { changesBetween, useRecordForm } from '@/components/forms/use-record-form.ts';
import styles from './company.module.css';

const INDUSTRIES = OFFERED.industry.map((word) => ({ value: storedWord(word) }));
const SIZES = OFFERED.companySize.map((word) => ({ value: storedWord(word) }));

interface CompanyFormProps {
  company: EmployerProfileBody;
  onClose: () => void;
}

/** Edits the company profile. */
export function CompanyForm({ company, onClose }: CompanyFormProps) {
  const save = useEditCompany();
  const stored = companyFormOf(company);
  const { props, item, isDirty, discard } = useRecordForm(companySchema, stored, (typed, { showRejections }) =>
    save.mutate(withoutEmptyText(companyToStore(changesBetween(stored, typed))), {
      onSuccess: onClose,
      onError: showRejections,
    }),
  );
  useUnsaved(isDirty);

  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Form {...props} name="company" aria-label={t('Company profile')}>
      <Form.Item {...item('companyName')} label={t('Company name')} required>
        <Input autoComplete="organization" />
      </Form.Item>
      <FieldPair>
        <Form.Item {...item('industry')} label={t('Industry')}>
          <AutoComplete options={INDUSTRIES} virtual={false} showSearch={{ filterOption: true }} />
        </Form.Item>
        <Form.Item {...item('location')} label={t('Location')}>
          <TownField placeholder={t('Lisbon, Portugal')} />
        </Form.Item>
        <Form.Item {...item('companySize')} label={t('Company size')}>
          <AutoComplete options={SIZES} virtual={false} showSearch={{ filterOption: true }} />
        </Form.Item>
        <Form.Item {...item('founded')} label={t('Founded')}>
          <Input placeholder="1987" autoComplete="off" />
        </Form.Item>
      </FieldPair>
      <Form.Item {...item('companyWebsite')} label={t('Website')}>
        <Input type="url" placeholder="https://www.example.com" autoComplete="url" />
      </Form.Item>
      <Form.Item {...item('about')} label={t('About')}>
        <CountedText autoSize={{ minRows: 7, maxRows: 20 }} max={MAX_ABOUT_LENGTH} />
      </Form.Item>
      {company.isTrusted ? <LapseWarning stored={stored} /> : null}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={save.isPending}>
          {save.isPending ? t('Saving…') : t('Save Changes')}
        </Button>
        <Button disabled={save.isPending} onClick={cancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Warns before a change that removes the verification is saved. */
function LapseWarning({ stored }: { stored: ReturnType<typeof companyFormOf> }) {
  const form = Form.useFormInstance<typeof stored>();
  const typed = Form.useWatch([], form);
  const { companyName, companyWebsite } = changesBetween(stored, { ...stored, ...typed });
  if (companyName === undefined && companyWebsite === undefined) return null;
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t(
        'Your company is verified under its current name and website. If you save this change, the badge disappears at once until our team verifies your company again.',
      )}
    />
  );
}
