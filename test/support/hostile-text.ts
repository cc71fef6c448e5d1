/** Text that breaks out of HTML, of scripts, of attributes and of XML where it is not escaped. */
export const HOSTILE = `</script><script>alert(1)</script>"'&]]><!--\u2028\u2029\u0001é🏖`;
