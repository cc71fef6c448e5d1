-- The language of the account's mails and screens; null for that of the browser.
alter table user_account add column language text constraint language_is_known check (language in ('en', 'es', 'fr', 'de', 'pt', 'it', 'ar'));
