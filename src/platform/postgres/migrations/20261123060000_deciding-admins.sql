-- The admin behind each decision. Unknown for earlier decisions and for deleted admins.

alter table listing_decision add column admin_id integer references user_account on delete set null;

alter table suspension
  add column suspended_by integer references user_account on delete set null,
  add column lifted_by integer references user_account on delete set null;
