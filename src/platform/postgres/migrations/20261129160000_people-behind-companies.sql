-- Who of a company wrote a message, or took a step of an application or interview. Unknown for those of before.

alter table message add column author_id integer references user_account on delete set null;
alter table application_event add column actor_id integer references user_account on delete set null;
alter table interview_event add column actor_id integer references user_account on delete set null;

-- Whether a company has other members than its founder, so that their name is not the company's.
create function company_is_team(company integer) returns boolean language sql stable as $$
  select exists (select from company_member where company_id = company and user_id <> company)
$$;
