-- What a mail is about, by field. `subject` says the same for processes of the previous version; the next version drops it
-- with the trigger, which fills in what those processes leave out.

alter table mail add column key jsonb;

create function mail_key() returns trigger language plpgsql as $$
declare
  fields text[] := case
    when new.kind = 'listing-approved' then array['jobId']
    when new.kind = 'listing-restricted' then array['decisionId']
    when new.kind = 'listing-ends' then array['jobId', 'days', 'closesAt']
    when new.kind = 'report-closed' then array['reportId']
    when new.kind = 'job-alert' then array['alertId']
    when new.kind = 'application-received' then array['applicationId']
    when new.kind = 'application-status' then array['applicationId', 'changes']
    when new.kind = 'unread-messages' then array['conversationId', 'lastReadId']
    when new.kind like 'interview-%' then array['interviewId', 'offers', 'changes']
  end;
begin
  new.key := case when fields is null then jsonb_build_object('id', new.subject) else (
    select jsonb_object_agg(field, value::bigint)
    from unnest(fields, string_to_array(new.subject, '.')) as part (field, value)
  ) end;
  return new;
end $$;

create trigger mail_has_key before insert or update on mail
for each row when (new.key is null) execute function mail_key();

-- Calls the trigger.
update mail set key = null where state not in ('sent', 'dropped');
