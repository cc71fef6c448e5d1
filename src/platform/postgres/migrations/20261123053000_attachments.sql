-- An index to find the message with a file.

create index message_attachments on message using gin (attachments) where attachments <> '[]';
