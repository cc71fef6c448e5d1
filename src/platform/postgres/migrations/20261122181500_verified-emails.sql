-- Verified email addresses. Those of existing accounts count as verified.

alter table user_account add email_verified_at timestamptz;
update user_account set email_verified_at = created_at;
