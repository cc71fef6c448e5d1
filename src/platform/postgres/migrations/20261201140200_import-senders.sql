-- Who of the company sent or confirmed the feed by hand; it is not imported once they no longer hire.

alter table listing_import add column sender_id integer references user_account on delete set null;
