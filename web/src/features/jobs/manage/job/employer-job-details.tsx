import { Flex } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { JobFacts } from '../../drawn/page/facts/job-facts.tsx';

/** A listing's text as its employer wrote it. */
export function EmployerJobDetails({ job }: { job: JobBody }) {
  return (
    <Flex vertical gap="large">
      <Panel title={t('Job Details')}>
        <Flex vertical gap="large">
          <JobFacts job={job} />
        </Flex>
      </Panel>
      <AskedQuestions questions={job.questions} />
    </Flex>
  );
}
