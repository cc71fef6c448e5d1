import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import { hasFacts } from '../job-facts-form.ts';
import type { JobFormValues } from '../job-form-schema.ts';
import type { JobFormPart } from './job-basics-fields.tsx';

const FactsFields = lazily(() => import('./facts-fields.tsx'), 'FactsFields');

/** The optional step for facts: collapsed until it is opened or has values. */
export function FactsStep({ item }: JobFormPart) {
  const form = Form.useFormInstance<JobFormValues>();
  const [isWanted, setWanted] = useState(false);
  const stated = Form.useWatch((values: JobFormValues) => hasFacts(values), { form, preserve: true });
  if (!isWanted && !stated) {
    return (
      <>
        <p>
          {t(
            'Season, housing, meals, visas, languages, shifts: listings that state these are found by the matching filters.',
          )}
        </p>
        <Button onClick={() => setWanted(true)}>{t('Add facts')}</Button>
      </>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <FactsFields item={item} />
    </Suspense>
  );
}
