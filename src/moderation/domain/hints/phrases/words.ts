/** A denial or warning, such as "we never charge a fee" or "beware of agents", does not ask for anything itself. */
export const WARNING =
  /\b(?:never|nobody|no one|neither|(?<!\b(?:who|if|you|unless) )(?:do|does|did|will|shall|must|may|should|can) ?not|don't|doesn't|won't|can't|cannot|not to be|not allowed to) (?:\w+ ){0,4}?(?:ask\w*|charg\w+|request\w*|requir\w+|collect\w*|demand\w*|pay\w*|send|interview\w*|extend|make|engage|give|take|need)\b|\b(?:beware|scams?|fraudsters?|imposters?|report anyone|recruitment is free)\b/i;

export const NO_EXPERIENCE =
  /\b(?:no (?:prior |previous |special |work )?(?:experience|skills?|qualifications?|education|degree)(?: or \w+)?(?: is| are)? (?:necessary|needed|required)|(?:experience|qualifications?) (?:is |are )?(?:not|un)[ -]?(?:necessary|needed|required)|no experience|anyone can (?:apply|do)|without (?:any )?experience)\b/i;

export const URGENT =
  /\b(?:urgent(?:ly)?|asap|hurry|act (?:now|fast)|limited (?:slots|spaces|positions|openings|seats|vacancies)|don'?t (?:miss|wait)|last chance|start (?:today|right away|immediately|now)|immediate (?:start|hire|hiring|opening|employment)|apply (?:now|today|fast)|few (?:slots|spots|spaces) left|first come)\b/i;
export const VAGUE =
  /\b(?:no interviews?(?! in\b)|without (?:an )?interview|simple (?:tasks|duties)|easy (?:work|job|tasks)|anyone can (?:apply|do)|all positions,? any|duties will be explained|(?:details|duties|job|work|explain \w+ \w+) (?:will be )?(?:given |explained )?(?:later|after registration)|send (?:me |us )?(?:your )?(?:\w+, ){0,2}(?:age|photo)(?: and photo)?)\b/i;

export const SHORT_LINK =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|cutt\.ly|is\.gd|ow\.ly|rb\.gy|shorturl\.at|tiny\.cc|rebrand\.ly|bl\.ink|buff\.ly|s\.id|t\.ly|v\.gd|adf\.ly)\/\S+/i;
export const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63})+)/g;

/** Local parts of addresses that pose as recruiters or embassies. */
export const RECRUITING =
  /(?:^|[^a-z])(?:recruit\w*|hiring\w*|careers?|human.?resources?|hr.?(?:dep\w*|manager))(?:$|[^a-z])|recruitment|consulate|embassy|immigration|visa(?!g)/i;
