import { isValidElement, type ReactElement } from 'react';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { resumeDocument } from '#profiles/adapters/resume/resume-document.js';
import { run } from '#profiles/adapters/resume/resume-program.js';
import type { WrittenResume } from '#profiles/application/resume/written-resume.js';

const NAME = 'ليلى';
const ENTRY = { title: 'Receptionist', place: 'فندق', time: '2022', text: 'استقبال' };

const aResume = (entries: number, direction: WrittenResume['direction'] = 'ltr'): WrittenResume => ({
  language: 'en',
  direction,
  name: NAME,
  headline: 'Front desk',
  contact: ['+351 912', 'بيروت'],
  sections: [{ title: 'Work', entries: Array.from({ length: entries }, () => ENTRY) }],
});

type Drawn = { readonly children?: unknown; readonly style?: unknown };

/** The texts that are aligned, each with its direction and side; of texts within it, only the outer one has them. */
function alignedTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(alignedTexts);
  if (!isValidElement(node)) return [];
  const { children, style } = (node as ReactElement<Drawn>).props;
  const { direction, textAlign } = Object.assign({}, ...[style].flat()) as Record<string, string>;
  return textAlign === undefined ? alignedTexts(children) : [`${textOf(children)} ${direction} ${textAlign}`];
}

function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement(node) ? textOf((node as ReactElement<Drawn>).props.children) : String(node);
}

const pagesOf = async (resume: WrittenResume, sizes: readonly number[]): Promise<number> => {
  const output = new PassThrough();
  const [file] = await Promise.all([
    buffer(output),
    run({ sizes }, Readable.from([Buffer.from(JSON.stringify(resume))]), output).catch((error: Error) => {
      output.end();
      throw error;
    }),
  ]);
  return file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};

describe('a drawn resume', () => {
  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('aligns all texts of a page from %s, each in the direction of its first letter', (page, side) => {
    const texts = [
      `${NAME} rtl`,
      'Front desk ltr',
      '+351 912 ltr',
      'بيروت rtl',
      'Work ltr',
      'Receptionist, فندق ltr',
      '2022 ltr',
      'استقبال rtl',
    ];
    expect(alignedTexts(resumeDocument(aResume(1, page), 10))).toEqual(texts.map((text) => `${text} ${side}`));
  });

  it('has at most five pages', async () => {
    expect(await pagesOf(aResume(8), [40])).toBe(5);
    await expect(pagesOf(aResume(12), [40])).rejects.toThrow('too long');
  });
});
