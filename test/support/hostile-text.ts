/** Text that breaks out of unescaped HTML, scripts, attributes and XML. */
export const HOSTILE = `</script><script>alert(1)</script>"'&]]><!--\u2028\u2029\u0001é🏖`;
