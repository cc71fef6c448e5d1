-- Deleted messages stay in their thread, and conversations know who started them.

alter table conversation add starter_id integer;
drop index message_of_conversation;
create index message_of_conversation on message (conversation_id, id desc);
