import { ownedByAccounts } from '#platform/owned-data.js';

/** Whom companies keep in mind. Job seekers get what they agreed to and what is remembered, not the private notes. */
export const POOL_DATA = ownedByAccounts({
  exported: {
    'kept-in-mind-by': `
      select m.employer_id, e.published ->> 'companyName' as company, m.consent_text, m.consented_at, m.expires_at, m.tags,
        (select coalesce(jsonb_agg(jsonb_build_object('title', a.title, 'applied_at', a.applied_at, 'status', a.status)
          order by a.application_id), '[]') from pool_application a where a.member_id = m.id) as applications
      from pool_member m left join employer_profile e on e.user_id = m.employer_id
      where m.job_seeker_id = $1 order by m.id`,
  },
  exportedOfParty: {
    'talent-pool': `
      select m.job_seeker_id, m.consented_at, m.expires_at, m.tags,
        (select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'written_at', n.written_at) order by n.id), '[]')
          from pool_note n where n.member_id = m.id) as notes
      from pool_member m where m.employer_id = $1 order by m.id`,
  },
  erased: [
    'delete from pool_member where job_seeker_id = $1',
    'update pool_note set author_id = null where author_id = $1',
  ],
  erasedOfParty: ['delete from pool_member where employer_id = $1'],
  ofApplicant: {
    exported: {
      'talent-pool': `
        select m.consent_text, m.consented_at, m.expires_at, m.tags,
          (select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'written_at', n.written_at) order by n.id), '[]')
            from pool_note n where n.member_id = m.id) as notes,
          (select coalesce(jsonb_agg(jsonb_build_object('title', a.title, 'applied_at', a.applied_at, 'status', a.status)
            order by a.application_id), '[]') from pool_application a where a.member_id = m.id) as applications
        from pool_member m where m.employer_id = $1 and m.job_seeker_id = $2`,
    },
    erased: ['delete from pool_member where employer_id = $1 and job_seeker_id = $2'],
  },
});
