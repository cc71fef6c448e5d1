import { describe, expect, it } from 'vitest';
import { LOGO_RULES, PHOTO_RULES, rejectionOf, RESUME_RULES, type UploadRules } from './upload-rules.ts';

const MB = 1024 * 1024;

function file(name: string, type: string, size = 10): File {
  return new File([new Uint8Array(size)], name, { type });
}

describe('rejectionOf', () => {
  it.each<[string, UploadRules, File]>([
    ['a JPEG photo', PHOTO_RULES, file('me.jpg', 'image/jpeg')],
    ['a photo of exactly 2 MB', PHOTO_RULES, file('me.png', 'image/png', 2 * MB)],
    ['an SVG logo', LOGO_RULES, file('logo.svg', 'image/svg+xml')],
    ['a resume without a MIME type', RESUME_RULES, file('CV.DOCX', '')],
  ])('accepts %s', (_name, rules, picked) => {
    expect(rejectionOf(rules, picked)).toBeUndefined();
  });

  it.each<[string, UploadRules, File, string]>([
    ['a large photo', PHOTO_RULES, file('me.png', 'image/png', 2 * MB + 1), 'Image must be less than 2MB'],
    ['a GIF photo', PHOTO_RULES, file('me.gif', 'image/gif'), 'Only JPEG, PNG, and SVG files are allowed'],
    ['a large resume', RESUME_RULES, file('cv.pdf', 'application/pdf', 5 * MB + 1), 'Resume must be less than 5MB'],
    ['a text file as resume', RESUME_RULES, file('cv.txt', 'text/plain'), 'Only PDF, DOC, and DOCX files are allowed'],
    ['a resume without an extension', RESUME_RULES, file('cv', ''), 'Only PDF, DOC, and DOCX files are allowed'],
    [
      'a large logo',
      LOGO_RULES,
      file('logo.png', 'image/png', 5 * MB + 1),
      'File too large: Please upload an image smaller than 5MB.',
    ],
    ['a PDF as logo', LOGO_RULES, file('logo.pdf', 'application/pdf'), 'Only JPG, PNG, and SVG files are allowed'],
  ])('rejects %s', (_name, rules, picked, message) => {
    expect(rejectionOf(rules, picked)).toBe(message);
  });
});
