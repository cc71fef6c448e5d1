import { element } from '#jobs/adapters/feeds/feed-xml.js';

describe('elements of a feed', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    [0, '<a><![CDATA[0]]></a>\n'],
    ['Chef & Sons <b>', '<a><![CDATA[Chef & Sons <b>]]></a>\n'],
    ['one]]>two', '<a><![CDATA[one]]]]><![CDATA[>two]]></a>\n'],
    ['a\u0000b\u0001c\u001fd\ufffee\tf\n', '<a><![CDATA[abcde\tf\n]]></a>\n'],
    [[], ''],
    [['', ''], ''],
    [['<b/>', '', '<c/>'], '<a>\n<b/><c/></a>\n'],
  ])('with %j are %j', (value, text) => {
    expect(element('a', value)).toBe(text);
  });
});
