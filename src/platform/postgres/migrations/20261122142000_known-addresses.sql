-- Addresses from which users signed in, so that failures from elsewhere cannot lock them out.

create table sign_in_address (
  user_id integer not null references user_account on delete cascade,
  address_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, address_hash)
);
