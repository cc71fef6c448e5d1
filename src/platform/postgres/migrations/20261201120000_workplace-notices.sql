-- How members of companies hear of new applications to listings of a hotel or, without one, of all listings.

create table workplace_notice (
  user_id integer not null references user_account on delete cascade,
  workplace_id integer references workplace on delete cascade,
  mode text not null check (mode in ('at_once', 'daily', 'none')),
  constraint workplace_notice_once unique nulls not distinct (user_id, workplace_id)
);
create index workplace_notice_of_workplace on workplace_notice (workplace_id);
