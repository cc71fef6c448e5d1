import { escapeMarkup, scriptJson, xmlText } from '#platform/web/markup.js';
import { HOSTILE_WITH_CONTROLS } from '../../support/hostile-text.js';
import { readXml } from '../../support/xml.js';

describe('text in markup', () => {
  it('is escaped for elements and attributes', () => {
    expect(escapeMarkup(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
  });

  it('keeps XML well-formed by removing forbidden characters', () => {
    const document = readXml(
      `<a b="${xmlText(HOSTILE_WITH_CONTROLS)}">${xmlText(HOSTILE_WITH_CONTROLS)}\ufffe</a>`.replace(
        '\ufffe',
        xmlText('\ufffe'),
      ),
    );
    expect(document.text).toBe(HOSTILE_WITH_CONTROLS.replace('\u0001', ''));
    expect(document.attributes['b']).toContain('</script>');
  });
});

describe('JSON in a script', () => {
  it('is parsed to the same value and cannot close the element', () => {
    const json = scriptJson({ text: HOSTILE_WITH_CONTROLS });
    expect(JSON.parse(json)).toEqual({ text: HOSTILE_WITH_CONTROLS });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  });
});
