-- What the import of a feed left out, assumed or did not read.
alter table listing_import_row add column notes json not null default '[]';
alter table listing_import
  add column notes json not null default '[]',
  add column unread json not null default '[]';
