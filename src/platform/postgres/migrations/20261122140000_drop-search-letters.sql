-- Keywords of one or two letters are matched against the texts themselves.

drop table job_search_letters;
