import { useQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { useId } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { useMayHire } from '@/lib/access/company-role.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { t } from '@/lib/language/t.ts';
import { colleaguesQuery } from '../received-application-queries.ts';
import { closedNote } from '../review/closed-note.ts';
import { useAssign } from './use-assign.ts';

/** An id of no member. */
const NOBODY = 0;

/** Who of a team takes care of an application, saved as soon as somebody else is chosen. */
export function AssigneeSelect({ application }: { application: ReceivedApplicationBody }) {
  const { id, assignee } = application;
  const { data: colleagues = [] } = useQuery(colleaguesQuery(id));
  const assign = useAssign();
  const label = useId();
  const mayAssign = useMayHire() && closedNote(application) === undefined;
  const names = new Map([...(assignee ? [assignee] : []), ...colleagues].map((member) => [member.id, member.fullName]));
  if (names.size < 2 && assignee === null) return null;
  if (!mayAssign)
    return assignee ? (
      <span>
        <Trans id="Assigned to {name}" values={{ name: assignee.fullName }} components={{}} />
      </span>
    ) : null;
  const from = assignee?.id ?? null;
  return (
    <Flex align="center" gap="small">
      <span id={label}>{t('Assigned to')}</span>
      <Select<number>
        aria-labelledby={label}
        aria-busy={assign.isPending}
        virtual={false}
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: NOBODY, label: t('Nobody') },
          ...[...names].map(([value, fullName]) => ({ value, label: fullName })),
        ]}
        value={assign.isPending ? (assign.variables.assigneeId ?? NOBODY) : (from ?? NOBODY)}
        onChange={(chosen) => assign.mutate({ ids: [id], assigneeId: chosen === NOBODY ? null : chosen, from })}
        style={{ minWidth: '10rem' }}
      />
    </Flex>
  );
}
