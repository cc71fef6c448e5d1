import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobFormPart } from '../fields/job-basics-fields.tsx';
import type { JobFormValues } from '../job-form-schema.ts';

const QuestionRows = lazily(() => import('./question-rows.tsx'), 'QuestionRows');

/** The optional step for questions: collapsed until it is opened or has values. */
export function QuestionsStep({ item }: JobFormPart) {
  const form = Form.useFormInstance<JobFormValues>();
  const [isWanted, setWanted] = useState(false);
  const asked = Form.useWatch((values: JobFormValues) => values.questions?.length > 0, { form, preserve: true });
  if (!isWanted && !asked) {
    return (
      <>
        <p>{t('Ask applicants up to ten questions when they apply, and choose which answers are must-haves.')}</p>
        <Button onClick={() => setWanted(true)}>{t('Add questions')}</Button>
      </>
    );
  }
  return (
    <>
      <p>
        {t(
          'Applicants see your must-haves before they answer. Those who miss one can still apply, and are marked for you; nobody is rejected automatically.',
        )}
      </p>
      <Form.Item {...item('questions')}>
        <LazyRows />
      </Form.Item>
    </>
  );
}

/** Passes the form's `value` and `onChange` on to the rows once they are loaded. */
function LazyRows(props: object) {
  return (
    <Suspense fallback={<Loading rows={2} />}>
      <QuestionRows {...props} />
    </Suspense>
  );
}
