import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import type { CandidateBody, EmployerJobBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { KnownFacts } from '@/components/display/known-facts.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { candidateQuery } from './candidate-queries.ts';
import { requestState } from './request-state.ts';
import { listOf } from '@/lib/format/list-of.ts';

interface CandidateCardProps {
  handle: string;
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
  onClosed: () => void;
}

/** What somebody shows to companies. */
export function CandidateCard({ handle, jobs, onClosed }: CandidateCardProps) {
  const [isOpen, setOpen] = useState(true);
  const query = useQuery(candidateQuery(handle));
  const { data: card } = query;
  return (
    <ReviewDrawer
      title={card?.name ?? t('Find People')}
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      actions={card && !card.request ? <AskDialog person={card} jobs={jobs} /> : null}
    >
      <Loaded query={query} failureTitle={t('We couldn’t load this person')}>
        {(person) => (
          <>
            <Flex gap="middle" align="center">
              <PersonAvatar name={person.name} image={person.avatar} size={64} />
              {person.headline ? <p dir="auto">{person.headline}</p> : null}
            </Flex>
            <Facts person={person} />
            {person.request ? (
              <p role="status">
                {t('Your company asked on {day}: {state}.', {
                  day: formatDate(person.request.askedAt),
                  state: requestState(person.request.state),
                })}
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </ReviewDrawer>
  );
}

function Facts({ person }: { person: CandidateBody }) {
  const spoken = person.languages.map(
    ({ language, proficiency }) => `${spokenLanguage(language)} (${storedWord(proficiency)})`,
  );
  const facts: [label: string, value: string | null][] = [
    [t('Looks for'), listOf(person.desiredRoles)],
    [t('Location'), person.location],
    [t('Years of experience'), person.experience === null ? null : String(person.experience)],
    [t('Languages'), listOf(spoken)],
    [t('Certificates'), listOf(person.certificates)],
    [t('Skills'), listOf(person.skills)],
    [t('Available from'), person.availableFrom && formatDate(person.availableFrom)],
  ];
  return <KnownFacts facts={facts} />;
}
