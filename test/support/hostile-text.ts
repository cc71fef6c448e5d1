/** Text that breaks out of unescaped HTML, scripts, attributes and XML, and can be stored. */
export const HOSTILE = `</script><script>alert(1)</script>"'&]]><!--é🏖`;

/** The same with characters that requests cannot bring. */
export const HOSTILE_WITH_CONTROLS = `${HOSTILE}\u2028\u2029\u0001`;
